import { Card, Pile } from "../../pieces/Card";
import { naming, nameOf, ofType } from "../../pieces/choices";
import { Zone } from "../../pieces/Mat";
import { Spot } from "../../pieces/Spot";
import { Relic } from "./Relics";
import { counted, halfFor, priceOf, type Props } from "./things";

/** The cards that both may buy, each with what it would do for whoever looks. */
export function Market({ view, seat, names, words, choices, choose }: Props) {
  const { cards, deck, discard } = view.market;
  const offered = ofType(choices, "Buy", "Reserve");
  const pass = ofType(choices, "Pass");
  const buying = offered.length > 0;
  const mine = seat === view.cult.seat ? "cult" : "adventurer";
  const reservers = (card: string): string | undefined => {
    const who = [view.adventurer, view.cult].filter((side) => side.reserved === card).map((side) => names[side.seat]);
    return who.length ? `reserved by ${who.join(" and ")}` : undefined;
  };
  return (
    <Zone title="Market" class={`market ${buying ? "market--open" : ""}`}>
      {cards.map((card) => (
        <Card
          key={card}
          name={nameOf(words, card)}
          values={[["Price", priceOf(words, card) ?? "?"]]}
          text={seat === null ? (words[card]?.text ?? "") : halfFor(words, card, mine)}
          note={reservers(card)}
          tone="market"
          choices={naming(offered, card, "card")}
          choose={choose}
        />
      ))}
      <span class="market__piles">
        <Pile count={deck.length} label="to come" />
        <Pile count={discard.length} label="cleared" />
        {buying && pass.length > 0 && (
          <Spot label="Pass" choices={pass} choose={choose} class="relic-side__pass">
            none of these
          </Spot>
        )}
      </span>
    </Zone>
  );
}

/** The Relics that nobody has. */
export function Supply({ view, words, choices, choose }: Props) {
  const taken = ofType(choices, "TakeRelic");
  return (
    <Zone title="Relics left" class="supply">
      {counted(view.ritual.supply).map(([relic, count]) => (
        <Spot key={relic} label={nameOf(words, relic)} choices={naming(taken, relic, "relic")} choose={choose}>
          <Relic relic={relic} count={count} words={words} />
        </Spot>
      ))}
    </Zone>
  );
}
