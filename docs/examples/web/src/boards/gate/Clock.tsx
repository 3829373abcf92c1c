import type { View } from "./view";

const MIDNIGHT = 12;
/** From six o'clock on players may accuse each other (GR-6.5.1). */
const ACCUSATIONS = 6;

const at = (hour: number, far: number): string => {
    const angle = ((hour % MIDNIGHT) * Math.PI) / 6;
    return `${(100 + far * Math.sin(angle)).toFixed(1)} ${(100 - far * Math.cos(angle)).toFixed(1)}`;
};

/** The pocket watch: the short hand on the hour, the long one as far round as the turns of this hour have gone. */
export function Clock({ view }: { view: View }) {
    const { hour, watch } = view.board;
    const seats = view.players.length;
    const done = view.turn.number && hour < MIDNIGHT ? (view.turn.seat - watch + seats) % seats : 0;
    const left = MIDNIGHT - hour;
    const words = left ? `${left} ${left === 1 ? "hour" : "hours"} to midnight` : "it is midnight";
    const past = `M100 100L${at(hour, 78)}A78 78 0 ${left > 6 ? 1 : 0} 1 ${at(MIDNIGHT - 0.001, 78)}Z`;
    return (
        <div class="clock">
            <svg viewBox="0 0 200 200" role="img" aria-label={`The clock shows ${hour}: ${words}`}>
                <circle class="clock__rim" cx="100" cy="100" r="94" />
                <circle class="clock__face" cx="100" cy="100" r="86" />
                {left > 0 && <path class="clock__left" d={past} />}
                {Array.from({ length: MIDNIGHT }, (_, i) => i + 1).map((one) => (
                    <text
                        key={one}
                        class={`clock__hour ${one === hour ? "here" : ""}`}
                        x={at(one, 68).split(" ")[0]}
                        y={at(one, 68).split(" ")[1]}
                    >
                        {one}
                    </text>
                ))}
                <path class="clock__long" d={`M100 100L${at((MIDNIGHT * done) / seats, 54)}`} />
                <path class="clock__short" d={`M100 100L${at(hour + done / seats, 40)}`} />
                <circle class="clock__hub" cx="100" cy="100" r="6" />
            </svg>
            <p class="clock__words">
                <b>{left ? `${hour} o’clock` : "Midnight"}</b>
                <span>{words}</span>
                <span>{hour < ACCUSATIONS ? "no accusations before 6" : "accusations are open"}</span>
            </p>
        </div>
    );
}
