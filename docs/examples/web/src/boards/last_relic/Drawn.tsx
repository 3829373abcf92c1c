import { useState } from "preact/hooks";
import { Card, Pile } from "../../pieces/Card";
import { nameOf, ofType } from "../../pieces/choices";
import { Zone } from "../../pieces/Mat";
import { Token } from "../../pieces/Token";
import { Relics } from "./Relics";
import { HIDDEN, locationFacts, type Props } from "./things";

/** The Locations that the Cult has drawn and chooses from: one to lay, or at the start three in an order. */
export function Drawn({ view, words, choices, choose }: Props) {
  const { drawn } = view.locations;
  const keep = ofType(choices, "Keep");
  const lay = ofType(choices, "Lay");
  const [picked, pick] = useState<string[]>([]);
  if (!drawn.length) return null;
  if (drawn[0] === HIDDEN) {
    return (
      <Zone title="Drawn by the Cult">
        <Pile count={drawn.length} label="Locations" />
      </Zone>
    );
  }
  const toggle = (location: string): void => {
    const now = picked.includes(location) ? picked.filter((one) => one !== location) : [...picked, location];
    const whole = keep.find(({ action: a }) => [a["first"], a["second"], a["third"]].every((one, at) => one === now[at]));
    pick(whole ? [] : now.slice(0, 3));
    if (whole) choose(whole);
  };
  return (
    <Zone title="You have drawn" note={keep.length ? "click three, in the order in which they are to lie" : undefined}>
      {drawn.map((location) => {
        const facts = locationFacts(words, location);
        const at = picked.indexOf(location);
        return (
          <div key={location} class="drawn">
            <Card
              name={nameOf(words, location)}
              tone="location"
              text={words[location]?.text ?? ""}
              values={[["Marks", facts ? `${facts.hidden}, once discovered ${facts.discovered}` : "?"]]}
              choices={lay.filter(({ action }) => action["location"] === location)}
              choose={choose}
            >
              <span class="place__relics">
                <Relics relics={facts?.relics ?? []} words={words} />
                {facts && facts.funds > 0 && <Token one="Fund" count={facts.funds} tone="fund" />}
              </span>
            </Card>
            {keep.length > 0 && (
              <button type="button" class="quiet" aria-pressed={at >= 0} onClick={() => toggle(location)}>
                {at >= 0 ? `lies ${["first", "second", "third"][at]}` : "keep"} <span class="hidden">{nameOf(words, location)}</span>
              </button>
            )}
          </div>
        );
      })}
    </Zone>
  );
}
