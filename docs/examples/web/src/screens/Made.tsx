import { useEffect, useRef, useState } from "preact/hooks";
import { Shell } from "../parts/Shell";
import type { MadeTable } from "../wire/http";

const link = (...parts: string[]): string => `${location.href.replace(/#.*/, "")}#/${parts.join("/")}`;

/** The links of a new table: the one place where the secrets of all its persons are together. */
export function Made({ table, title, again }: { table: MadeTable; title: string; again(): void }) {
  const people = table.seats.filter((seat) => seat.secret !== null);
  return (
    <Shell title={`${title}: the table is made`}>
      <section class="panel narrow" aria-labelledby="links-title">
        <h2 id="links-title">Table {table.code}</h2>
        <p>
          Send each person their own link, and nobody else's: whoever has it sits on that seat and sees its secrets.
          Copy them before you leave this page.
        </p>
        <ul class="links">
          {people.map((seat) => (
            <Link key={seat.seat} who={seat.name} href={link(table.code, seat.secret ?? "")} open={`Sit down as ${seat.name}`} />
          ))}
          <Link who="Spectators" href={link(table.code)} open="Look on" />
        </ul>
        <p>
          <button type="button" class="quiet" onClick={again}>
            Make another table
          </button>
        </p>
      </section>
    </Shell>
  );
}

function Link({ who, href, open }: { who: string; href: string; open: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, say] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => say(false), 3000);
    return () => clearTimeout(later);
  }, [copied]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(href);
    } catch {
      document.execCommand("copy"); // no clipboard without https; what is selected is copied the old way
    }
    say(true);
  };
  return (
    <li>
      <label>
        {who}
        <input ref={field} readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="quiet" onClick={copy}>
          Copy <span class="hidden">the link of {who}</span>
        </button>
        <a class="button" href={href}>
          {open}
        </a>
        <span role="status">{copied ? "Copied" : ""}</span>
      </div>
    </li>
  );
}
