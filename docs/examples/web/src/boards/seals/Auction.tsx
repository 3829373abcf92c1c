import { Card, FaceDown } from "../../pieces/Card";
import { nameOf, ofType } from "../../pieces/choices";
import { SeatMark } from "../../pieces/Mat";
import { Spot } from "../../pieces/Spot";
import { Pips } from "../../pieces/Token";
import { bidOf, factionOf, half, type Markers, type Props } from "./things";
import { valuesOf } from "../seals";

const NO_MARKERS: Markers = { investigator: 0, cultist: 0 };

interface AuctionProps extends Props {
  /** Whose side is drawn below. */
  near: number;
}

/** The card that is bid for, and both bids as they stand. */
export function Auction(props: AuctionProps) {
  const { near } = props;
  return (
    <section class="seals__auction" aria-labelledby="auction-title">
      <h3 id="auction-title">The auction</h3>
      <Bid {...props} who={1 - near} />
      <Centre {...props} />
      <Bid {...props} who={near} />
    </section>
  );
}

// --8<-- [start:centre]
function Centre({ view, choices, choose, words, names, seat }: Props) {
  const lying = view.auction?.centre;
  const here = ofType(choices, "ForceUp", "BanishCentre");
  if (!lying) {
    return <div class="card seals__empty">no card in the centre</div>;
  }
  const { card, up } = lying;
  if (card === "?" || !up) {
    const looker = lying.seen_by.map((one) => names[one] ?? "").join(" and ");
    return (
      <FaceDown
        label="The card in the centre, face down"
        known={card === "?" ? undefined : nameOf(words, card)}
        note={card === "?" || seat === null ? `${looker} ${lying.seen_by.length > 1 ? "know" : "knows"} it` : undefined}
        tone={card === "?" ? undefined : factionOf(words, card)}
        choices={here}
        choose={choose}
      />
    );
  }
  return (
    <Card
      name={nameOf(words, card)}
      tone={factionOf(words, card)}
      values={valuesOf(half(words, card))}
      note="face up"
      choices={here}
      choose={choose}
    />
  );
}
// --8<-- [end:centre]
function Bid({ view, who, seat, names, words, choices, choose }: AuctionProps & { who: number }) {
  const player = view.players[who];
  const staked = view.auction?.staked[who] ?? NO_MARKERS;
  if (!player) return null;
  const total = bidOf(player, staked, words);
  const other = view.players[1 - who];
  const otherStaked = view.auction?.staked[1 - who] ?? NO_MARKERS;
  const leads = other ? total > bidOf(other, otherStaked, words) : false;
  const mine = who === seat;
  const here = mine ? ofType(choices, "Bid", "Raise") : ofType(choices, "Take");
  const pushed = player.area.filter((one) => one.pushed);
  return (
    <Spot
      label={mine ? "Your bid" : `The bid of ${names[who] ?? ""}`}
      choices={here}
      choose={choose}
      class={`seals__bid seat-${who} ${leads ? "seals__bid--leads" : ""}`}
    >
      <span class="seals__bidder">
        <SeatMark seat={who} name={names[who] ?? ""} /> bids
      </span>
      <b class="seals__total">{total}</b>
      <span class="seals__stake">
        {staked.investigator > 0 && <Pips tone="investigator" label="Investigator markers" count={staked.investigator} />}
        {staked.cultist > 0 && <Pips tone="cultist" label="Cultist markers" count={staked.cultist} />}
        {pushed.map((one) => (
          <span key={one.card} class={`seals__pushed card--${factionOf(words, one.card)}`}>
            {nameOf(words, one.card)} {half(words, one.card)?.influence}
          </span>
        ))}
        {total === 0 && pushed.length === 0 && <span class="nothing">nothing yet</span>}
      </span>
      {here.length > 0 && <span class="seals__do">{mine ? "bid" : "take it"}</span>}
    </Spot>
  );
}
