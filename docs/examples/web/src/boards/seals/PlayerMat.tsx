import type { Choice } from "../board";
import { Card, FaceDown } from "../../pieces/Card";
import { naming, nameOf, ofType } from "../../pieces/choices";
import { Mat, Nothing, Zone } from "../../pieces/Mat";
import { Spot } from "../../pieces/Spot";
import { Pips } from "../../pieces/Token";
import { valuesOf } from "../seals";
import { controlOf, factionOf, half, HIDDEN, type Lying, pairs, type Player, type Props } from "./things";

interface Mine extends Props {
  who: number;
  /** It lies on the other side of the table. */
  far?: boolean;
}

export function PlayerMat(props: Mine) {
  const { view, who, far, seat, names, waitingOn, words } = props;
  const player = view.players[who];
  if (!player) return null;
  const hand = <Hand {...props} player={player} />;
  const area = <Area {...props} player={player} />;
  return (
    <Mat
      seat={who}
      name={names[who] ?? ""}
      role={`the ${nameOf(words, player.identity.faction)}`}
      you={who === seat}
      active={view.turn.active === who && view.turn.number > 0 && !view.outcome}
      waited={waitingOn.includes(who)}
      class={`seals__mat seals__mat--${player.identity.faction}`}
      aside={<Holdings player={player} control={controlOf(player, words)} />}
    >
      <Identity {...props} player={player} />
      {player.bound && <p class="card__note">Bound by Nyarlathotep: scores face-down cards only.</p>}
      {far ? [hand, area] : [area, hand]}
    </Mat>
  );
}

function Holdings({ player, control }: { player: Player; control: number }) {
  const { investigator, cultist } = player.markers;
  return (
    <div class="seals__holdings">
      <span>
        Markers <b>{investigator + cultist}</b>{" "}
        {investigator > 0 && <Pips tone="investigator" label="Investigator markers" count={investigator} />}{" "}
        {cultist > 0 && <Pips tone="cultist" label="Cultist markers" count={cultist} />}
      </span>
      <span>
        Control face up <b>{control}</b>
      </span>
    </div>
  );
}

function Identity({ player, words, who, seat, choices, choose }: Mine & { player: Player }) {
  const { id, shown, used } = player.identity;
  if (id === null) return null;
  if (id === HIDDEN) return <p class="help">An ID card, face down</p>;
  const here = who === seat ? ofType(choices, "ForceUp", "Banish", "BanishCentre", "SwapHands", "Replace") : [];
  return (
    <Spot label={nameOf(words, id)} choices={here} choose={choose} class="seals__id">
      <b>{nameOf(words, id)}</b>
      <span class="card__text"> {words[id]?.text}</span>
      {used && <span class="card__note"> used</span>}
      {!shown && <span class="card__note"> only you see it</span>}
    </Spot>
  );
}

function Area(props: Mine & { player: Player }) {
  const { player, words } = props;
  const whole = pairs(player, words);
  return (
    <Zone title={`Cards of ${props.names[props.who] ?? ""}`} class="seals__area">
      {player.area.length === 0 && <Nothing>no cards yet</Nothing>}
      {player.area.map((lying, at) => (
        <InPlace key={at} {...props} lying={lying} at={at} whole={whole} />
      ))}
    </Zone>
  );
}

interface InPlaceProps extends Mine {
  player: Player;
  lying: Lying;
  at: number;
  whole: Set<string>;
}

function InPlace({ player, lying, at, whole, who, seat, words, choices, choose }: InPlaceProps) {
  const { card, up } = lying;
  const here = (who === seat ? powers(choices, half(words, card)?.ability) : []).concat(
    [...naming(choices, card === HIDDEN ? null : card, "card", "half", "target", "taken", "potion")].filter(onTable),
    atPlace(choices, who, seat, at),
  );
  const once = [...new Set(here)];
  if (!up) {
    return (
      <FaceDown
        label={`Face-down card in place ${at}`}
        known={card === HIDDEN ? undefined : nameOf(words, card)}
        tone={card === HIDDEN ? undefined : factionOf(words, card)}
        choices={once}
        choose={choose}
      />
    );
  }
  const ability = half(words, card)?.ability ?? "";
  const spent = player.spent.some((one) => String(one) === ability);
  const note = lying.pushed ? "in the bid" : spent ? "power used" : whole.has(ability) ? "both halves" : undefined;
  return (
    <Card
      name={nameOf(words, card)}
      tone={`${factionOf(words, card)} ${lying.pushed ? "seals__raised" : ""} ${whole.has(ability) ? "seals__whole" : ""}`}
      values={valuesOf(half(words, card))}
      text={whole.has(ability) || ability === "potion" ? (words[card]?.text ?? "") : ""}
      note={note}
      choices={once}
      choose={choose}
    />
  );
}

/** A card in the hand and one on the table never share a name, but a field may mean the hand: those are not for here. */
const onTable = ({ action }: Choice): boolean => !/\.(PlaceCard|NameCard|Fetch|UseNecronomicon)$/.test(action.type);

/** What names a place: `owner` and `at`, or `at` alone where only one's own can be meant. */
function atPlace(choices: Choice[], who: number, seat: number | null, at: number): Choice[] {
  return choices.filter(
    ({ action }) => action["at"] === at && (action["owner"] ?? seat) === who && !action.type.endsWith(".Exchange"),
  );
}

/** Powers without a target belong to the halves they come from. */
function powers(choices: Choice[], ability: string | undefined): Choice[] {
  const types: Record<string, string> = { cthulhu: "UseCthulhu", nyarlathotep: "UseNyarlathotep", azathoth: "UseAzathoth" };
  const type = ability && types[ability];
  return type ? ofType(choices, type) : [];
}

function Hand({ player, who, seat, names, words, choices, choose }: Mine & { player: Player }) {
  const mine = who === seat;
  const whole = ofType(choices, mine ? "OfferHand" : "LookAtHand");
  const title = mine ? "Your hand" : `Hand of ${names[who] ?? ""}`;
  const open = player.hand.some((card) => card !== HIDDEN);
  return (
    <Zone title={title} note={`${player.hand.length} ${player.hand.length === 1 ? "card" : "cards"}`} class="seals__hand">
      {player.hand.length === 0 && <Nothing>empty</Nothing>}
      {player.hand.map((card, at) => {
        const here = mine
          ? naming(choices, card, "card", "laid", "give").filter(({ action }) => !/\.(Push|Fetch|NameCard)$/.test(action.type))
          : ofType(choices, "Exchange").filter(({ action }) => action["at"] === at).concat(
              card === HIDDEN ? [] : naming(ofType(choices, "NameCard"), card, "card"),
            );
        return card === HIDDEN ? (
          <FaceDown key={at} label={`Card ${at + 1} of the hand`} tone="seals__small" choices={here} choose={choose} />
        ) : (
          <Card
            key={at}
            name={nameOf(words, card)}
            tone={factionOf(words, card)}
            values={valuesOf(half(words, card))}
            text={words[card]?.text ?? ""}
            choices={here}
            choose={choose}
          />
        );
      })}
      {whole.length > 0 && (
        <Spot label={title} choices={whole} choose={choose} class="seals__whole-hand">
          {open ? "look again" : mine ? "offer the hand" : "look at this hand"}
        </Spot>
      )}
    </Zone>
  );
}
