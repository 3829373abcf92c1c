import type { Chart } from "./places";

/** The ways of the map: on the ground as lines, on the body as dots on flesh. */
export function Links({ chart }: { chart: Chart }) {
    const all = [...chart.places.values()].flatMap((one) =>
        one.links.flatMap((other) => {
            const to = chart.places.get(other);
            return to ? [{ line: `M${one.x} ${one.y}L${to.x} ${to.y}`, climbed: one.isPart || to.isPart }] : [];
        }),
    );
    const ways = (climbed: boolean): string =>
        all
            .filter((link) => link.climbed === climbed)
            .map(({ line }) => line)
            .join("");
    const [x, y] = [chart.width / 2, chart.height / 2];
    return (
        <>
            {[1, 2, 3, 4].map((ring) => (
                <ellipse key={ring} class="wave" cx={x} cy={y} rx={(x * ring) / 4.4} ry={(y * ring) / 4.4} />
            ))}
            <path class="way way--flesh" d={ways(true)} />
            <path class="way way--climb" d={ways(true)} />
            <path class="way way--foot" d={ways(false)} />
        </>
    );
}
