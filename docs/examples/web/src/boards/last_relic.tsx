import { nameOf } from "../pieces/choices";
import { Track } from "../pieces/Track";
import { Drawn } from "./last_relic/Drawn";
import { Location } from "./last_relic/Location";
import { Market, Supply } from "./last_relic/Market";
import { AdventurerMat, CultMat } from "./last_relic/Side";
import { exposureOf, lastNotoriety, phaseOf, type Props } from "./last_relic/things";
import "./last_relic.css";

/** The other side above, the row of Locations between, one's own side below; the market lies beside both. */
export function Board(props: Props) {
  const cultNear = props.seat === props.view.cult.seat;
  const [far, near] = cultNear ? [AdventurerMat, CultMat] : [CultMat, AdventurerMat];
  const Far = far;
  const Near = near;
  return (
    <div class="last-relic">
      <Alert {...props} />
      <Far {...props} />
      <Row {...props} />
      <Drawn {...props} />
      <Near {...props} />
      <Market {...props} />
      <Supply {...props} />
    </div>
  );
}

function Row(props: Props) {
  const { row, deck, bottom, removed } = props.view.locations;
  if (!row.length) return null; // the Cult is still choosing
  return (
    <section class="places" aria-label="The Locations">
      <div class="places__row">
        {row.map((place, at) => (
          <Location key={at} {...props} place={place} position={at + 1} />
        ))}
      </div>
      <p class="help">
        {deck.length + bottom.length} Locations in the deck
        {removed.length > 0 && `; out of the game: ${removed.map((one) => nameOf(props.words, one)).join(", ")}`}
        {props.view.round > 0 && props.view.adventurer.position === null && "; the Adventurer stands beside the row"}
      </p>
    </section>
  );
}

/** How much is known of the Cult, and what the space brings where the marker stands. */
function Alert({ view, words }: Props) {
  const spaces = exposureOf(words);
  const here = spaces[view.alert.exposure];
  const brings = here
    ? [
        here.notoriety && `Notoriety ${signed(here.notoriety)}`,
        here.adventurer && `Adventurer ${signed(here.adventurer)} Funds`,
        here.cult && `Cult ${signed(here.cult)} Funds`,
      ].filter(Boolean)
    : [];
  return (
    <section class="alert" aria-label="Alert Board">
      <p class="alert__when">
        <b>{view.round ? `Round ${view.round}` : "Before the first round"}</b>, {phaseOf(view)}
      </p>
      <Track
        label="Exposure"
        at={view.alert.exposure}
        of={Math.max(spaces.length - 1, view.alert.exposure)}
        note={brings.length ? `this space: ${brings.join(", ")}` : "this space: nothing"}
      />
      <Track
        label="Notoriety"
        at={view.alert.notoriety}
        of={Math.max(lastNotoriety(words) ?? 0, view.alert.notoriety)}
        tone="notoriety"
      />
    </section>
  );
}

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

