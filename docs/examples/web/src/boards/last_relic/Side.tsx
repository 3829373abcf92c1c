import type { ComponentChildren } from "preact";
import { Card, FaceDown, Pile } from "../../pieces/Card";
import { naming, nameOf, ofType } from "../../pieces/choices";
import { Mat, Nothing, Zone } from "../../pieces/Mat";
import { Spot } from "../../pieces/Spot";
import { Token } from "../../pieces/Token";
import { Relic, Relics } from "./Relics";
import { type Adventurer, counted, type Cult, halfFor, HIDDEN, needed, type Props, resistanceOf } from "./things";

const MOST_OF_ONE = 5;
const MOST_DAMAGE = 7;

export function AdventurerMat(props: Props) {
  const { adventurer } = props.view;
  return (
    <SideMat {...props} side={adventurer} faction="adventurer">
      <div class="relic-side__state">
        <Damage adventurer={adventurer} />
        <span class="relic-side__relics">
          Stolen: {adventurer.relics.length ? <Relics relics={adventurer.relics} words={props.words} /> : <Nothing>no Relics yet</Nothing>}
        </span>
      </div>
    </SideMat>
  );
}

/** Wounds fill the track from the left, Madness from the right; where they meet, or five of a kind, is the end. */
function Damage({ adventurer: { wounds, madness } }: { adventurer: Adventurer }) {
  const kind = (at: number): string => (at < wounds ? "wound" : at >= MOST_DAMAGE - madness ? "madness" : "free");
  return (
    <span
      class="damage"
      role="img"
      aria-label={`${wounds} Wounds and ${madness} Madness; ${MOST_OF_ONE} of a kind or ${MOST_DAMAGE} together are the end`}
    >
      <span class="damage__word">
        Wounds <b>{wounds}</b>
      </span>
      {Array.from({ length: MOST_DAMAGE }, (_, at) => (
        <span key={at} class={`damage__space damage__space--${kind(at)}`} />
      ))}
      <span class="damage__word">
        <b>{madness}</b> Madness
      </span>
    </span>
  );
}

export function CultMat(props: Props) {
  const { cult, ritual } = props.view;
  return (
    <SideMat {...props} side={cult} faction="cult">
      <div class="relic-side__state">
        <GreatOldOne {...props} />
        {ritual.great_old_one === HIDDEN && (
          <span class="relic-side__relics">
            Relics: {cult.relics.length ? <Relics relics={cult.relics} words={props.words} /> : <Nothing>none yet</Nothing>}
          </span>
        )}
      </div>
    </SideMat>
  );
}

/** Whom the Cult means to summon, and which of the Relics are there. */
function GreatOldOne({ view, words, seat }: Props) {
  const { great_old_one: god } = view.ritual;
  if (god === HIDDEN) return <span class="god god--hidden">The Great Old One lies face down</span>;
  const have = new Map(counted(view.cult.relics));
  const wanted = counted(needed(words, god));
  return (
    <div class="god">
      <b class="god__name">{nameOf(words, god)}</b>
      <small> {seat === view.cult.seat && !view.outcome ? "only you see it; " : ""}needs</small>
      <span class="god__needs">
        {wanted.flatMap(([relic, count]) =>
          Array.from({ length: count }, (_, at) => (
            <Relic key={`${relic}${at}`} relic={relic} words={words} missing={at >= (have.get(relic) ?? 0)} />
          )),
        )}
      </span>
      {[...have].some(([relic, count]) => count > (new Map(wanted).get(relic) ?? 0)) && (
        <small>
          to spare:{" "}
          <Relics
            words={words}
            relics={[...have].flatMap(([relic, count]) =>
              Array<string>(Math.max(0, count - (new Map(wanted).get(relic) ?? 0))).fill(relic),
            )}
          />
        </small>
      )}
    </div>
  );
}

interface SideProps extends Props {
  side: Adventurer | Cult;
  faction: "adventurer" | "cult";
  children: ComponentChildren;
}

function SideMat({ children, ...props }: SideProps) {
  const { side, faction, names, seat, waitingOn, words, choices, choose } = props;
  const mine = side.seat === seat;
  const pass = mine ? ofType(choices, "Pass", "EndDeployment") : [];
  return (
    <Mat
      seat={side.seat}
      name={names[side.seat] ?? ""}
      role={`the ${nameOf(words, faction)}`}
      you={mine}
      active={waitingOn.includes(side.seat)}
      class={`relic-side relic-side--${faction}`}
      aside={
        <>
          <Token one="Fund" count={side.funds} tone="fund" />
          {side.reserved && <span class="tag">reserved: {nameOf(words, side.reserved)}</span>}
          {pass.length > 0 && (
            <Spot label="Pass" choices={pass} choose={choose} class="relic-side__pass">
              {pass[0]?.action.type.endsWith("Pass") ? "pass" : "done"}
            </Spot>
          )}
        </>
      }
    >
      {children}
      <InPlay {...props} />
      <Hand {...props} mine={mine} />
    </Mat>
  );
}

function InPlay({ side, faction, words }: Omit<SideProps, "children">) {
  const { permanents, played } = side.cards;
  if (!permanents.length && !played) return null;
  return (
    <Zone title="In play">
      {played && <Card name={nameOf(words, played)} text={halfFor(words, played, faction)} note="being played" tone={faction} />}
      {permanents.map((card) => (
        <Card key={card} name={nameOf(words, card)} text={halfFor(words, card, faction)} note="until the round ends" tone={faction} />
      ))}
    </Zone>
  );
}

function Hand({ side, faction, words, choices, choose, mine, names }: Omit<SideProps, "children"> & { mine: boolean }) {
  const { hand, deck, discard } = side.cards;
  const recovered = mine ? ofType(choices, "Recover") : [];
  return (
    <div class="relic-side__cards">
      <Zone title={mine ? "Your hand" : `Hand of ${names[side.seat] ?? ""}`} note={`${hand.length}`} class="relic-hand">
        {hand.length === 0 && <Nothing>empty</Nothing>}
        {hand.map((card, at) =>
          card === HIDDEN ? (
            <FaceDown key={at} label="A card of the hand" tone="small" />
          ) : (
            <Card
              key={card}
              name={nameOf(words, card)}
              text={halfFor(words, card, faction)}
              tone={faction}
              values={faction === "cult" && resistanceOf(words, card) !== null ? [["Resistance", resistanceOf(words, card)]] : []}
              choices={mine ? naming(ofType(choices, "Deploy", "PlayCard", "PlayPermanent"), card, "card") : []}
              choose={choose}
            />
          ),
        )}
      </Zone>
      <div class="relic-side__piles">
        <Pile count={deck.length} label="deck" />
        <details class="discard" open={recovered.length > 0}>
          <summary>discard pile {discard.length}</summary>
          <ul>
            {discard.map((card) => (
              <li key={card}>
                <Spot label={nameOf(words, card)} choices={naming(recovered, card, "card")} choose={choose}>
                  {nameOf(words, card)}
                </Spot>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

