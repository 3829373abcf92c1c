import type { Words } from "../board";
import { nameOf } from "../../pieces/choices";
import { FaceDown } from "../../pieces/Card";
import { Spot, type SpotProps } from "../../pieces/Spot";
import { Sign } from "./signs";
import { HIDDEN } from "./view";
import { signed, signsOn, worth } from "./worth";

interface MythosCardProps extends Pick<SpotProps, "choices" | "choose"> {
    card: string;
    words: Words;
    /** The target sigil: what the card counts for it is told. */
    target?: string | null;
    /** The direction of the open Necronomicon. */
    open?: string | null;
    small?: boolean;
    note?: string | undefined;
}

/** A mythos card with its sigils, or its back. */
export function MythosCard({ card, words, target = null, open = null, small, note, ...spot }: MythosCardProps) {
    if (card === HIDDEN) return <FaceDown label="Face-down mythos card" note={note} tone="mythos" {...spot} />;
    const signs = signsOn(words, card);
    const counts = target === null ? null : worth(words, card, target, open);
    return (
        <Spot
            label={nameOf(words, card)}
            class={`mythos ${small ? "mythos--small" : ""} mythos--${signs[0]}`}
            {...spot}
        >
            <span class="mythos__signs">
                {signs.map((sign) => (
                    <Sign key={sign} of={sign} size={small ? 26 : 40} />
                ))}
            </span>
            <span class="mythos__name">{nameOf(words, card)}</span>
            {signs.length > 1 && !small && (
                <span class="mythos__kind">Beast: {signs.map((one) => nameOf(words, one)).join(" or ")}</span>
            )}
            {counts !== null && (
                <span class={`mythos__worth ${counts > 0 ? "for" : counts < 0 ? "against" : ""}`}>
                    <span class="hidden">counts </span>
                    {signed(counts)}
                </span>
            )}
            {note && <span class="card__note">{note}</span>}
        </Spot>
    );
}
