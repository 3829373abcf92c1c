import type { ComponentChildren } from "preact";
import type { BoardProps } from "../board";
import { nameOf } from "../../pieces/choices";
import { Spot } from "../../pieces/Spot";
import { Clock } from "./Clock";
import type { Reach } from "./reach";
import { Sign, SIGILS } from "./signs";
import type { View } from "./view";
import { signed, worth } from "./worth";

interface GodsProps extends Pick<BoardProps<View>, "view" | "words" | "choose"> {
    reach: Reach;
    /** What lies in the four corners between them. */
    children: ComponentChildren;
}

/** The four sigils around the gate, each across from its opposite, and the clock within it. */
export function Gods({ view, words, reach, choose, children }: GodsProps) {
    const { target, created, gods, book } = view.board;
    return (
        <div class="gods" role="group" aria-label="The gate and its four sigils">
            {SIGILS.map((sigil, place) => {
                const made = created.includes(sigil);
                const aimed = sigil === target;
                const god = gods[place];
                const kind = `god god--${sigil} ${made ? "god--made" : ""} ${aimed ? "god--target" : ""}`;
                return (
                    <Spot
                        key={sigil}
                        label={nameOf(words, sigil)}
                        class={kind}
                        choices={reach(`sigil:${sigil}`)}
                        choose={choose}
                    >
                        <Sign of={sigil} size={44} />
                        <b>{nameOf(words, sigil)}</b>
                        {god && (
                            <span class="god__text" title={words[god]?.text}>
                                {nameOf(words, god)}
                            </span>
                        )}
                        <span class="god__state">{made ? "✓ created" : "not created"}</span>
                        {aimed && <span class="tag tag--target">target</span>}
                        {target && (
                            <span class="god__worth">
                                a card counts {signed(worth(words, sigil, target, book.direction))}
                            </span>
                        )}
                    </Spot>
                );
            })}
            <div class="gods__gate">
                <Clock view={view} />
                <span class="gods__made">
                    <b>
                        {created.length} of {SIGILS.length}
                    </b>{" "}
                    sigils created
                </span>
            </div>
            {children}
        </div>
    );
}
