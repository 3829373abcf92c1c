import { GREEN_AT, MADNESS, THRESHOLDS } from "./view";

/** The sanity track: from left to right it goes down with somebody, and at each threshold something is gained. */
export function Sanity({ at }: { at: number }) {
    const next = THRESHOLDS.find((space) => space > at);
    const told = next === undefined ? "madness is next" : `next threshold ${next}`;
    return (
        <div class="sanity" role="img" aria-label={`Sanity: space ${at} of ${MADNESS}, ${told}`}>
            <span class="sanity__told" aria-hidden="true">
                Sanity <b>{at}</b>, {told}
            </span>
            <span class="sanity__row" aria-hidden="true">
                {Array.from({ length: MADNESS }, (_, i) => i + 1).map((space) => (
                    <i
                        key={space}
                        class={[
                            space === at ? "here" : space < at ? "past" : "",
                            GREEN_AT.includes(space) ? "green" : THRESHOLDS.includes(space) ? "step" : "",
                            space === MADNESS ? "skull" : "",
                        ].join(" ")}
                    >
                        {space === MADNESS ? "☠" : ""}
                    </i>
                ))}
            </span>
        </div>
    );
}
