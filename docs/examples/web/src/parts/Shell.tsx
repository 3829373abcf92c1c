import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface ShellProps {
  title: string;
  /** Links that lead past the head of the page: where to, and what is there. */
  skips?: [string, string][];
  aside?: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of every screen. A new screen takes the focus to its heading, so that it is read; the next Tab then leads to the skips. */
export function Shell({ title, skips = [["main", "Skip to the content"]], aside, children }: ShellProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const lead = (id: string) => (event: Event) => {
    event.preventDefault(); // the fragment is taken: it says which table this is
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <header class="head">
        <a class="head__home" href="#/" aria-label="R'lyeh: to the lobby">
          <Eye />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <nav class="skips" aria-label="Skip">
          {skips.map(([id, text]) => (
            <a key={id} href={`#${id}`} onClick={lead(id)}>
              {text}
            </a>
          ))}
        </nav>
        {aside}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

export function Eye() {
  return (
    <svg class="eye" viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
      <circle cx="24" cy="24" r="22" class="eye__sea" />
      <path d="M6 24q18-17 36 0q-18 17-36 0z" class="eye__white" />
      <circle cx="24" cy="24" r="7.5" class="eye__iris" />
      <path d="M24 17.5v13" class="eye__slit" />
      <path d="M10 36q4 6 9 2t10 1 9-4" class="eye__wave" />
    </svg>
  );
}
