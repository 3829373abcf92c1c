import { useState } from "preact/hooks";
import { Shell } from "../parts/Shell";

/** A link as it was sent, whole or only what follows its `#`, or a code alone: that is a spectator's. */
function placeIn(link: string): string | null {
  const parts = link.trim().replace(/^.*#\/?/, "").split("/").filter(Boolean);
  return parts.length === 1 || parts.length === 2 ? `#/${parts.join("/")}` : null;
}

export function JoinForm() {
  const [wrong, say] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const place = placeIn(String(new FormData(event.currentTarget as HTMLFormElement).get("link")));
    say(place === null);
    if (place !== null) location.hash = place;
  };
  return (
    <form class="panel" onSubmit={submit} aria-labelledby="join-title">
      <h2 id="join-title">Join a table</h2>
      <p class="help" id="join-help">
        Paste the link you were sent. With the code of a table alone, you look on.
      </p>
      <label>
        Link or code
        <input name="link" required autocomplete="off" spellcheck={false} aria-describedby="join-help join-wrong" />
      </label>
      <p id="join-wrong" role="alert" class="wrong">
        {wrong ? "That is neither a link of a seat nor the code of a table." : ""}
      </p>
      <button type="submit">Join</button>
    </form>
  );
}

export function Join() {
  return (
    <Shell title="Join a table">
      <div class="narrow">
        <JoinForm />
        <p>
          <a href="#/">Make a table of your own</a>
        </p>
      </div>
    </Shell>
  );
}
