import type { BoardProps } from "../board";
import { nameOf } from "../../pieces/choices";
import { Pile } from "../../pieces/Card";
import { Spot } from "../../pieces/Spot";
import type { Reach } from "./reach";
import type { View } from "./view";

interface CornersProps extends Pick<BoardProps<View>, "view" | "words" | "choose"> {
    reach: Reach;
}

/** What lies between the sigils: the Necronomicon, the decks with their discard piles, and who is at the table. */
export function Corners({ view, words, reach, choose }: CornersProps) {
    const { board, mythos, insanity } = view;
    const open = board.book.direction;
    return (
        <>
            <Spot
                label="The Necronomicon"
                class={`corner corner--book ${open ? "book--open" : ""}`}
                choices={reach("book")}
                choose={choose}
            >
                <svg viewBox="0 0 64 48" width="52" height="39" aria-hidden="true">
                    {open ? (
                        <path d="M32 12C26 7 14 6 6 8v32c8-2 20-1 26 4 6-5 18-6 26-4V8c-8-2-20-1-26 4zM32 12v32M12 17h13M12 24h13M39 17h13M39 24h13M12 31h13M39 31h13" />
                    ) : (
                        <path d="M14 5h36v34H18c-5 0-5 5 0 5h32M14 5c-4 2-4 8-4 12v22c0 5 4 5 8 5M24 22q8-8 16 0q-8 8-16 0zM32 18v8" />
                    )}
                </svg>
                <b>Necro&shy;nomicon</b>
                <span>{open ? `open: ${nameOf(words, open)}` : "closed"}</span>
                <small>{board.book.deck.length} directions left</small>
            </Spot>
            <Spot label="The mythos deck" class="corner corner--mythos" choices={reach("mythos")} choose={choose}>
                <Pile count={mythos.deck.length} label="Mythos deck" />
                <small>{mythos.discard.length} discarded</small>
                {mythos.gone.length > 0 && (
                    <small>used up: {mythos.gone.map((card) => nameOf(words, card)).join(", ")}</small>
                )}
            </Spot>
            <div class="corner corner--insanity">
                <Pile count={insanity.deck.length} label="Insanity deck" />
                <small>{insanity.discard.length} discarded</small>
            </div>
            <Natures view={view} />
        </>
    );
}

/** Investigators and Cultists by the number of players (GR-3.11), and what Paranoia adds (GR-14.1.1). */
export const NATURES: Record<number, [number, number]> = { 4: [3, 1], 5: [3, 2], 6: [4, 2], 7: [4, 3], 8: [5, 3] };
export const MORE_NATURES: Record<number, [number, number]> = { 5: [1, 0], 6: [1, 1], 7: [1, 0] };

function Natures({ view }: { view: View }) {
    const players = view.players.length;
    const more = view.setup.options.paranoia ? (MORE_NATURES[players] ?? [0, 0]) : [0, 0];
    const [investigators = 0, cultists = 0] = (NATURES[players] ?? [0, 0]).map((count, at) => count + (more[at] ?? 0));
    return (
        <div class="corner corner--natures">
            <small>among {view.setup.options.paranoia ? `${investigators + cultists} cards` : "you"}</small>
            <span class="natures natures--investigators">
                <b>{investigators}</b> Investigators
            </span>
            <span class="natures natures--cultists">
                <b>{cultists}</b> {cultists === 1 ? "Cultist" : "Cultists"}
            </span>
            {view.board.box.length > 0 && view.turn.number > 0 && <small>{view.board.box.length} not dealt</small>}
        </div>
    );
}
