import { Card } from "../pieces/Card";
import { naming, nameOf, ofType } from "../pieces/choices";
import { Zone } from "../pieces/Mat";
import { Sealed } from "../pieces/Secret";
import { Spot } from "../pieces/Spot";
import { Track } from "../pieces/Track";
import { Auction } from "./seals/Auction";
import { PlayerMat } from "./seals/PlayerMat";
import { factionOf, half, type Props } from "./seals/things";
import "./seals.css";

const TURNS = 10;

/** The opponent above, the auction between, one's own side below: as it lies before whoever sits there. */
export function Board(props: Props) {
  const near = props.seat ?? 0;
  return (
    <div class="seals">
      <Course {...props} />
      <SecretChoices {...props} />
      <PlayerMat {...props} who={1 - near} far />
      <Auction {...props} near={near} />
      <PlayerMat {...props} who={near} />
      <Box {...props} />
    </div>
  );
}

function Course({ view, choices, choose, names, words }: Props) {
  const { turn, setup } = view;
  const god = setup.options.elder_gods === "shared" ? `Elder God: ${setup.options.elder_god}` : "each has an Elder God of their own";
  const close = ofType(choices, "CloseTurn");
  return (
    <Spot label="The turn" choices={close} choose={choose} class="seals__course">
      <Track
        label={`Round ${Math.max(1, Math.ceil(turn.number / 2))}, turn`}
        at={turn.number}
        from={1}
        of={TURNS}
        note={turn.number ? `${names[turn.active] ?? ""} is the active player` : ""}
      />
      <p class="help">
        {god}
        {turn.used.length > 0 && `; used in this turn: ${turn.used.map((one) => nameOf(words, one)).join(", ")}`}
        {close.length > 0 && <b class="seals__close"> Click here to close the turn.</b>}
      </p>
    </Spot>
  );
}

/** Elder Gods and ID cards are chosen by both at once, each unseen by the other. */
function SecretChoices({ view, names, seat, choices, choose, words }: Props) {
  const asked = view.agenda.at(-1);
  if (asked?.type !== "seals.AskGods" && asked?.type !== "seals.AskIds") return null;
  const gods = asked.type === "seals.AskGods";
  const mine = seat === null ? null : gods ? asked.picks[seat] : view.players[seat]?.identity.id;
  const offered = ofType(choices, gods ? "PickGod" : "ChooseId");
  return (
    <Zone title={gods ? "Elder Gods are picked in secret" : "ID cards are chosen in secret"} class="seals__secret">
      {names.map((name, who) => (
        <Sealed
          key={who}
          name={name}
          done={!asked.left.includes(who)}
          known={who === seat && mine && mine !== "?" ? nameOf(words, mine) : undefined}
        />
      ))}
      {offered.map((choice) => {
        const id = String(choice.action[gods ? "god" : "id"]);
        return (
          <Card key={id} name={nameOf(words, id)} text={words[id]?.text ?? ""} choices={[choice]} choose={choose} />
        );
      })}
    </Zone>
  );
}

/** What is out of the game lies open, for it can come back: Herald of Arrival fetches from it. */
function Box({ view, choices, choose, words }: Props) {
  const fetched = ofType(choices, "Fetch");
  if (!view.box.length) return null;
  return (
    <details class="seals__box" open={fetched.length > 0}>
      <summary>Out of the game ({view.box.length})</summary>
      <div class="zone__things">
        {view.box.map(({ card, up }, at) =>
          card === "?" ? (
            <Card key={at} name="A card face down" />
          ) : (
            <Card
              key={at}
              name={nameOf(words, card)}
              tone={factionOf(words, card)}
              values={valuesOf(half(words, card))}
              note={up ? undefined : "face down; only you see it"}
              choices={naming(fetched, card, "card")}
              choose={choose}
            />
          ),
        )}
      </div>
    </details>
  );
}

export function valuesOf(facts: { control: number; influence: number } | null): [string, number][] {
  return facts
    ? [
        ["Control", facts.control],
        ["Influence", facts.influence],
      ]
    : [];
}
