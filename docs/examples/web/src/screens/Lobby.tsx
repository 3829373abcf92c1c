import { useEffect, useState } from "preact/hooks";
import { Shell } from "../parts/Shell";
import { games, makeTable, type GameInfo, type MadeTable } from "../wire/http";
import { JoinForm } from "./Join";
import { Made } from "./Made";
import { Options, optionsOf } from "./Options";
import { Emblem } from "../parts/Emblem";

const NAMES = ["Ada", "Bram", "Cora", "Dorian", "Edda", "Felix", "Greta", "Hugo"];

export function Lobby() {
  const [known, learn] = useState<GameInfo[] | null>(null);
  const [failed, fail] = useState<string | null>(null);
  const [name, pick] = useState<string | null>(null);
  const [made, make] = useState<MadeTable | null>(null);
  useEffect(() => {
    document.title = "R'lyeh table";
    games().then(learn, (error: Error) => fail(error.message));
  }, []);
  const game = known?.find((one) => one.name === (name ?? known[0]?.name));
  if (made && game) return <Made table={made} title={game.title} again={() => make(null)} />;
  return (
    <Shell title="R'lyeh table">
      <div class="lobby">
        <section aria-labelledby="new-title" class="panel">
          <h2 id="new-title">New table</h2>
          {failed && <p role="alert">The games cannot be fetched. {failed}</p>}
          {!known && !failed && <p role="status">Fetching the games…</p>}
          {known && game && <NewTable games={known} game={game} pick={pick} made={make} />}
        </section>
        <JoinForm />
      </div>
    </Shell>
  );
}

interface NewTableProps {
  games: GameInfo[];
  game: GameInfo;
  pick(name: string): void;
  made(table: MadeTable): void;
}

function NewTable({ games: all, game, pick, made }: NewTableProps) {
  const [count, sit] = useState<number | null>(null);
  const [wrong, say] = useState<string | null>(null);
  const [busy, hold] = useState(false);
  const seats = count !== null && game.seats.includes(count) ? count : game.default_seats;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const number = (field: string): number | null => (form.get(field) ? Number(form.get(field)) : null);
    const kind = (seat: number): "greedy" | "random" | null => {
      const said = form.get(`kind-${seat}`);
      return said === "greedy" || said === "random" ? said : null;
    };
    hold(true);
    try {
      made(
        await makeTable({
          game: game.name,
          players: Array.from({ length: seats }, (_, seat) => ({
            name: String(form.get(`name-${seat}`)).trim() || (NAMES[seat] ?? `Seat ${seat + 1}`),
            bot: kind(seat),
          })),
          options: optionsOf(game.options, form),
          seed: number("seed"),
          seconds: number("seconds"),
          undo: form.has("undo"),
        }),
      );
    } catch (error) {
      say((error as Error).message);
    }
    hold(false);
  };
  return (
    <form onSubmit={submit} aria-label="New table">
      <fieldset class="games">
        <legend>Game</legend>
        {all.map((one) => (
          <label key={one.name} class="game">
            <input
              type="radio"
              name="game"
              value={one.name}
              checked={one.name === game.name}
              onChange={() => pick(one.name)}
            />
            <Emblem game={one.name} />
            <span>
              <strong>{one.title}</strong>
              <small>{people(one.seats)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Seats</legend>
        {game.seats.length > 1 && (
          <label class="short">
            How many
            <select name="seats" value={seats} onChange={(event) => sit(Number(event.currentTarget.value))}>
              {game.seats.map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          </label>
        )}
        {Array.from({ length: seats }, (_, seat) => (
          <Sitter key={seat} seat={seat} />
        ))}
      </fieldset>
      <Options key={game.name} options={game.options} />
      <fieldset>
        <legend>The table</legend>
        <div class="pair">
          <label>
            Seconds for an answer
            <input name="seconds" type="number" min="1" max="86400" step="1" placeholder="no limit" />
          </label>
          <label>
            Seed
            <input name="seed" type="number" min="0" step="1" placeholder="drawn" aria-describedby="seed-help" />
          </label>
        </div>
        <p class="help" id="seed-help">
          The same seed deals the same game.
        </p>
        <label class="check">
          <input name="undo" type="checkbox" /> Moves may be taken back
        </label>
      </fieldset>
      <p role="alert" class="wrong">
        {wrong ?? ""}
      </p>
      <button type="submit" class="main" aria-disabled={busy}>
        Make the table
      </button>
    </form>
  );
}

function Sitter({ seat }: { seat: number }) {
  return (
    <div class="pair" role="group" aria-label={`Seat ${seat + 1}`}>
      <label>
        Name
        <input name={`name-${seat}`} maxLength={40} placeholder={NAMES[seat]} autocomplete="off" />
      </label>
      <label>
        Played by
        <select name={`kind-${seat}`}>
          <option value="person">a person</option>
          <option value="greedy">a bot that looks ahead</option>
          <option value="random">a bot that plays at random</option>
        </select>
      </label>
    </div>
  );
}

function people(seats: number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  return least === most ? `${least} players` : `${least} to ${most} players`;
}
