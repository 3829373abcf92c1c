import { useEffect, useRef, useState } from "preact/hooks";
import type { NewsLine } from "../wire/frames";
import { Rule } from "./Rule";

/** What has happened, as this seat was shown it. It stays at the end unless somebody has scrolled back. */
export function Log({ news }: { news: NewsLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const kept = useRef(true);
  const [live, enliven] = useState(false); // what had happened before somebody came is not read aloud
  useEffect(() => {
    const box = list.current;
    if (box && kept.current) box.scrollTop = box.scrollHeight;
    if (news.length) enliven(true);
  }, [news]);
  const scrolled = (): void => {
    const box = list.current;
    if (box) kept.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return (
    <section class="log" id="log" tabIndex={-1} aria-labelledby="log-title">
      <h2 id="log-title">What has happened</h2>
      <div role="log" aria-live={live ? "polite" : "off"} aria-labelledby="log-title">
        <ol ref={list} tabIndex={0} onScroll={scrolled} aria-labelledby="log-title">
          {news.map((line) => (
            <li key={line.number} class={line.event.type.endsWith(".Said") ? "log__note" : ""}>
              {line.text} <Rule id={line.rule} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function NoteForm({ note }: { note(text: string): void }) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = String(new FormData(form).get("note")).trim();
    if (text) note(text);
    form.reset();
  };
  return (
    <form class="note" onSubmit={submit}>
      <label>
        <span>Say something to the table</span>
        <input name="note" maxLength={500} autocomplete="off" />
      </label>
      <button type="submit" class="quiet">
        Say it
      </button>
    </form>
  );
}
