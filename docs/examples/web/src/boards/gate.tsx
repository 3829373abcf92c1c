import type { BoardProps } from "./board";
import { Corners } from "./gate/Corners";
import { Gods } from "./gate/Gods";
import { Moment } from "./gate/Moment";
import { Player } from "./gate/Player";
import { Pool } from "./gate/Pool";
import { reachOf } from "./gate/reach";
import { asked, lookedAt, type View } from "./gate/view";
import "./gate.css";
import "./gate/people.css";

/** The table of The Gate of R'lyeh: the gate in the middle, the players around it, whoever looks at it in front. */
export function Board(props: BoardProps<View>) {
    const { view, seat, names, waitingOn, choices, words, choose } = props;
    const reach = reachOf(choices);
    const ask = asked(view);
    const count = view.players.length;
    const front = seat ?? 0;
    const round = Array.from({ length: count - 1 }, (_, step) => (front + step + 1) % count);
    const left = round.slice(0, Math.ceil(round.length / 2));
    const right = round.slice(left.length);
    const player = (at: number) => (
        <Player
            key={at}
            at={at}
            view={view}
            seat={seat}
            names={names}
            waitingOn={waitingOn}
            words={words}
            reach={reach}
            choose={choose}
        />
    );
    return (
        <div class="gate">
            <div class="gate__ring">
                <div class="gate__middle">
                    <Gods view={view} words={words} reach={reach} choose={choose}>
                        <Corners view={view} words={words} reach={reach} choose={choose} />
                    </Gods>
                    <Pool view={view} words={words} reach={reach} choose={choose} away={lookedAt(ask)} />
                    <Moment view={view} names={names} words={words} reach={reach} choose={choose} />
                </div>
                <div class="gate__front">{player(front)}</div>
                <div class="gate__side gate__side--left">{left.map(player)}</div>
                <div class="gate__side gate__side--right">{right.map(player)}</div>
            </div>
        </div>
    );
}
