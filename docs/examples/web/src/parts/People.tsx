import { SeatMark } from "../pieces/Mat";
import type { SeatInfo } from "../wire/frames";

interface Props {
  seats: SeatInfo[];
  you: number | null;
  waitingOn: number[];
}

/** Who sits at the table, who is there, and who is waited for. */
export function People({ seats, you, waitingOn }: Props) {
  return (
    <ul class="people" aria-label="At the table">
      {seats.map((one) => (
        <li key={one.seat} class={waitingOn.includes(one.seat) ? "person person--waited" : "person"}>
          <SeatMark seat={one.seat} name={one.name} />
          {one.seat === you && <span class="person__is">you</span>}
          {one.kind === "bot" ? (
            <span class="person__is">bot</span>
          ) : (
            <span class={`person__line ${one.connected ? "person__line--on" : ""}`}>
              <span class="hidden">{one.connected ? "connected" : "away"}</span>
            </span>
          )}
          {waitingOn.includes(one.seat) && <span class="hidden">, deciding</span>}
        </li>
      ))}
    </ul>
  );
}
