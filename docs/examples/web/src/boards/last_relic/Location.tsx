import { naming, nameOf, ofType } from "../../pieces/choices";
import { SeatMark } from "../../pieces/Mat";
import { Spot } from "../../pieces/Spot";
import { Pips, Token } from "../../pieces/Token";
import { Relic } from "./Relics";
import { type Cultist, HIDDEN, locationFacts, type Place, type Props, resistanceOf } from "./things";

interface InRow extends Props {
  place: Place | null;
  /** Counted from 1, as the rules do. */
  position: number;
}

/** One Location: the Cult's side with its Cultists and Marks above, the Adventurer's with the Clues below. */
export function Location(props: InRow) {
  const { place, position, view, choices, choose, words } = props;
  const here = view.adventurer.position === position;
  const cultists = view.cult.cultists.filter((one) => one.position === position);
  const title = place === null || place.location === HIDDEN ? `Location ${position}` : nameOf(words, place.location);
  const spots = [...naming(choices, position, "position"), ...(here ? ofType(choices, "Discover", "Steal") : [])];
  return (
    <section class={`place ${here ? "place--here" : ""}`} aria-label={`Location ${position}`}>
      <ul class="place__cultists" aria-label={`Cultists at Location ${position}`}>
        {cultists.map((cultist) => (
          <Deployed key={cultist.card} {...props} cultist={cultist} />
        ))}
        {cultists.length === 0 && <li class="nothing">no Cultists</li>}
      </ul>
      {place && <Marks place={place} words={words} />}
      <Spot label={title} choices={spots} choose={choose} class={`place__card ${place?.up ? "" : "place__card--down"}`}>
        <span class="place__number">{position}</span>
        <Face place={place} words={words} />
      </Spot>
      {place && <Token one="Clue" count={place.clues} tone="clue" sign={<ClueSign />} />}
      {here && (
        <span class="place__figure">
          <SeatMark seat={view.adventurer.seat} name="The Adventurer is here" />
        </span>
      )}
    </section>
  );
}

function Face({ place, words }: { place: Place | null; words: Props["words"] }) {
  if (!place) return <span class="nothing">an empty space</span>;
  if (place.location === HIDDEN) return <span class="place__name">A hidden Location</span>;
  const facts = locationFacts(words, place.location);
  return (
    <>
      <span class="place__name">
        {nameOf(words, place.location)}
        {!place.up && <small class="place__secret"> face down, only the Cult sees it</small>}
      </span>
      <span class="place__relics">
        {facts?.relics.map((relic, at) => (
          <Relic key={at} relic={relic} words={words} covered={place.covered.includes(at)} />
        ))}
        {facts && facts.funds > 0 && <Token one="Fund" count={facts.funds} tone="fund" />}
      </span>
      <span class="card__text">{words[place.location]?.text}</span>
      {place.used && <span class="card__note">ability used in this round</span>}
    </>
  );
}

function Marks({ place, words }: { place: Place; words: Props["words"] }) {
  const facts = place.location === HIDDEN ? null : locationFacts(words, place.location);
  const need = facts ? (place.up ? facts.discovered : facts.hidden) : null;
  return (
    <span class="place__marks">
      <span class="place__marks-word">
        Marks <b>{place.marks}</b>
        {need !== null && ` of ${need}`}
      </span>
      <Pips label="Marks" count={place.marks} of={Math.max(need ?? 0, place.marks)} tone="mark" />
    </span>
  );
}

function Deployed({ cultist, words, choices, choose }: Props & { cultist: Cultist }) {
  const { card, ready, shots, fresh } = cultist;
  const resistance = resistanceOf(words, card);
  const name = nameOf(words, card);
  const here = naming(ofType(choices, "Activate", "Shoot", "ChooseCultist"), card, "card");
  return (
    <li>
      <Spot label={name} choices={here} choose={choose} class={`cultist ${ready ? "" : "cultist--turned"}`}>
        <details class="cultist__more">
          <summary>
            <span class="cultist__name">{name}</span>
            <span class="cultist__state">
              {ready ? "ready" : "rotated"}
              {fresh && ", new"}
            </span>
            <Pips label="Shots" count={shots} of={resistance ?? shots} tone="shot" />
          </summary>
          <p class="card__text">{words[card]?.text}</p>
        </details>
      </Spot>
    </li>
  );
}

function ClueSign() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" class="sign">
      <circle cx="10" cy="10" r="6.5" />
      <path d="M15 15l6 6" />
    </svg>
  );
}
