import type { BoardProps } from "./board";
import { Course } from "./rising/Course";
import { Foes } from "./rising/Foes";
import { CityMap } from "./rising/Map";
import { Moment } from "./rising/Moment";
import { reachOf } from "./rising/reach";
import { Sheet } from "./rising/Sheet";
import { active, type Investigator, type View } from "./rising/view";
import "./rising.css";
import "./rising/sheets.css";

/** The table of R'lyeh Rising: the map, what is going on, the enemies, and the boards of the five investigators. */
export function Board(props: BoardProps<View>) {
    const { view, names, choices, words, choose } = props;
    const reach = reachOf(choices, view);
    const acting = active(view);
    const sheet = (one: Investigator, at: number) => (
        <Sheet key={at} at={at} one={one} view={view} names={names} words={words} reach={reach} choose={choose} />
    );
    return (
        <div class="rising">
            <div class="rising__top">
                <Course view={view} words={words} />
                <CityMap view={view} words={words} choices={choices} reach={reach} choose={choose} />
                <div class="rising__beside">
                    <Moment view={view} words={words} choices={choices} reach={reach} choose={choose} />
                    {view.team.map((one, at) => one === acting && sheet(one, at))}
                    <Foes view={view} words={words} reach={reach} choose={choose} />
                </div>
            </div>
            <div class="rising__team">{view.team.map((one, at) => one !== acting && sheet(one, at))}</div>
        </div>
    );
}
