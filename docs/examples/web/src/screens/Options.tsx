import type { GameOption } from "../wire/http";

const inWords = (name: string): string => {
  const words = name.replaceAll("_", " ").replace(/\bids?\b/g, (id) => id.toUpperCase().replace("S", "s"));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const shown = (value: unknown): string => {
  if (value === true) return "yes";
  if (value === false) return "no";
  return String(value).replaceAll("_", " ");
};

/** Where there are few values they are listed; else it is a number, a tick or a line. */
export function Options({ options }: { options: GameOption[] }) {
  if (!options.length) return null;
  return (
    <details class="options">
      <summary>Options ({options.length})</summary>
      {options.map((option) => (
        <div key={option.name} class="option">
          <Control option={option} />
          <p class="help" id={`help-${option.name}`}>
            {option.help}
          </p>
        </div>
      ))}
    </details>
  );
}

function Control({ option }: { option: GameOption }) {
  const attributes = { name: `option-${option.name}`, "aria-describedby": `help-${option.name}` };
  if (typeof option.default === "boolean") {
    return (
      <label class="check">
        <input type="checkbox" defaultChecked={option.default} {...attributes} /> {inWords(option.name)}
      </label>
    );
  }
  return (
    <label>
      {inWords(option.name)}
      {option.choices?.length ? (
        <select {...attributes} defaultValue={String(option.choices.indexOf(option.default))}>
          {option.choices.map((choice, at) => (
            <option key={at} value={at} selected={choice === option.default}>
              {shown(choice)}
            </option>
          ))}
        </select>
      ) : (
        <input
          inputMode={typeof option.default === "number" ? "numeric" : "text"}
          pattern={typeof option.default === "number" ? "-?[0-9]+" : undefined}
          defaultValue={String(option.default ?? "")}
          {...attributes}
        />
      )}
    </label>
  );
}

/** What differs from the default; the server knows the defaults itself. */
export function optionsOf(options: GameOption[], form: FormData): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const option of options) {
    const value = valueOf(option, form.get(`option-${option.name}`));
    if (value !== option.default) chosen[option.name] = value;
  }
  return chosen;
}

function valueOf(option: GameOption, said: FormDataEntryValue | null): unknown {
  if (typeof option.default === "boolean") return said !== null;
  if (said === null) return option.default;
  if (option.choices?.length) return option.choices[Number(said)];
  return typeof option.default === "number" ? Number(said) : String(said);
}
