import type { BoardProps } from "../board";
import { nameOf, typeName } from "../../pieces/choices";
import { Card } from "../../pieces/Card";
import { Zone } from "../../pieces/Mat";
import { MythosCard } from "./MythosCard";
import type { Reach } from "./reach";
import { HIDDEN, type Ballot, type Step, type View } from "./view";
import { Votes, type Lain } from "./Votes";

interface MomentProps extends Pick<BoardProps<View>, "view" | "seat" | "names" | "words" | "choose"> {
  ask: Step | undefined;
  reach: Reach;
}

/** Mythos cards that a question holds: in which field, and what is done with them. */
const HELD: Record<string, [field: string, title: string]> = {
  AskGamble: ["cards", "Drawn in the gamble: one goes into the incantation"],
  AskLay: ["cards", "Just drawn"],
  AskToss: ["aside", "Put aside to be discarded"],
  AskSwap: ["seen", "Looked at: one may be swapped"],
  AskPool: ["seen", "Looked at"],
  AskTop: ["seen", "On top of the mythos deck, the first one uppermost"],
};
const INSANITY: Record<string, string> = {
  AskRelicCard: "Drawn with the Holy Relic: one is kept",
  AskOrder: "Still to take effect",
};

/** What is going on between two actions: a vote, cards that are looked at, a choice that a card leaves. */
export function Moment({ view, seat, names, words, ask, reach, choose }: MomentProps) {
  const kind = ask ? typeName(ask.type) : "";
  const loose = reach("moment");
  const last = view.board.ballot;
  const common = { view, seat, names, reach, choose };
  const { target, book } = view.board;
  return (
    <div class="moment">
      {ask && ask["votes"] ? (
        <Votes {...common} ballot={ask as unknown as Ballot & { votes: Lain[]; voters: number[] }} running open={ask["open"] === true} />
      ) : (
        last && <Votes {...common} ballot={last} running={false} />
      )}
      {kind === "AskStatement" && (
        <p class="moment__say">
          <b>{names[ask?.["seat"] as number]}</b> stands accused by {names[view.turn.seat]}, and may speak.
        </p>
      )}
      {kind === "AskVolunteer" && (
        <p class="moment__say">
          The group consults the Necronomicon: will <b>{names[ask?.["seat"] as number]}</b> open it, for three insanity cards?
        </p>
      )}
      {kind === "AskOther" && (
        <Zone title={`A card of ${names[ask?.["seat"] as number]} takes effect`}>
          <Card name={nameOf(words, ask?.["card"] as string)} text={words[ask?.["card"] as string]?.text ?? ""} tone="insanity" />
        </Zone>
      )}
      {HELD[kind] && (
        <Zone title={HELD[kind][1]}>
          {(ask?.[HELD[kind][0]] as string[]).map((card, at) => (
            <MythosCard key={at} card={card} words={words} target={target} open={book.direction} choices={reach(`shown:${card}`)} choose={choose} />
          ))}
          {(ask?.[HELD[kind][0]] as string[]).length === 0 && <span class="nothing">nothing</span>}
        </Zone>
      )}
      {INSANITY[kind] && (
        <Zone title={INSANITY[kind]}>
          {(ask?.["cards"] as string[]).map((card, at) => (
            <Card
              key={at}
              name={card === HIDDEN ? "An insanity card" : nameOf(words, card)}
              text={words[card]?.text ?? ""}
              tone="insanity"
              choices={reach(`shown:${card}`)}
              choose={choose}
            />
          ))}
        </Zone>
      )}
      {kind === "AskCharacter" && seat !== null && (
        <Zone title="Who are you?">
          {Object.keys(words)
            .filter((word) => reach(`shown:${word}`).length)
            .map((word) => (
              <Card key={word} name={nameOf(words, word)} tone="character" choices={reach(`shown:${word}`)} choose={choose} />
            ))}
        </Zone>
      )}
      {loose.length > 0 && (
        <div class="moment__loose">
          {loose.map((choice) => (
            <button key={choice.notation} type="button" onClick={() => choose(choice)}>
              {choice.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
