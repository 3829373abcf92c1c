import { describe, expect, it } from "vitest";
import type { Choice } from "../src/boards/board";
import { naming, nameOf, ofType, typeInWords } from "../src/pieces/choices";
import type { Refused, Screen } from "../src/wire/frames";
import { after, NOTHING_YET } from "../src/wire/table";

const screen = (rest: Partial<Screen>): Screen => ({
  type: "screen",
  revision: 0,
  view: {},
  board: "",
  decision: null,
  waiting_on: [],
  choices: [],
  deadline: null,
  outcome: null,
  can_undo: false,
  ...rest,
});
const refused: Refused = { type: "error", id: "a", code: "illegal", message: "No.", rule: "SC-4.2" };
const choice = (action: Choice["action"]): Choice => ({ action, notation: "", text: "" });

describe("what the page knows of its table", () => {
  it("adds news at the end", () => {
    const line = { number: 1, event: { type: "x.Y" }, text: "", rule: null };
    const first = after(NOTHING_YET, { type: "news", events: [line] }, 0);
    const then = after(first, { type: "news", events: [{ ...line, number: 2 }] }, 0);
    expect(then.news.map((one) => one.number)).toEqual([1, 2]);
  });

  it("keeps a refusal until something is carried out", () => {
    const asked = { ...NOTHING_YET, asked: "a" };
    const no = after(asked, refused, 0);
    expect([no.refused, no.asked]).toEqual([refused, null]);
    const still = after(no, screen({ revision: 1 }), 0);
    expect(still.refused).toEqual(refused);
    expect(after(still, { type: "done", id: "b" }, 0).refused).toBeNull();
  });

  it("is not free for the next thing because another was answered", () => {
    const asked = { ...NOTHING_YET, asked: "b" };
    expect(after(asked, { type: "done", id: "a" }, 0).asked).toBe("b");
    expect(after(asked, refused, 0).asked).toBe("b");
  });

  it("knows a wrong link from a refusal", () => {
    const wrong = { ...refused, id: null, code: "unknown_table" };
    expect(after(NOTHING_YET, wrong, 0).fatal).toEqual(wrong);
  });

  it("lets a clock run on when the same decision is shown again", () => {
    const first = after(NOTHING_YET, screen({ deadline: 60 }), 1_000);
    expect([first.due, first.allowed]).toEqual([61_000, 60]);
    const later = after(first, screen({ deadline: 40 }), 21_000);
    expect([later.due, later.allowed]).toEqual([61_000, 60]);
    const anew = after(later, screen({ deadline: 60 }), 30_000);
    expect([anew.due, anew.allowed]).toEqual([90_000, 60]);
  });
});

describe("the choices that a thing takes part in", () => {
  const push = choice({ type: "seals.Push", seat: 1, card: "gate" });
  const turn = choice({ type: "seals.UseGate", seat: 1, half: "gate", at: 1, more: [{ card: "gate" }, 2] });

  it("are those that name it, in any field or in some", () => {
    expect(naming([push, turn], "gate")).toEqual([push, turn]);
    expect(naming([push, turn], "gate", "card")).toEqual([push]);
    expect(naming([push, turn], 1)).toEqual([turn]); // and not for the seat
    expect(naming([push, turn], 2)).toEqual([turn]); // at any depth
  });

  it("are told apart by their type", () => {
    expect(ofType([push, turn], "Push", "Raise")).toEqual([push]);
    expect(typeInWords(turn.action.type)).toBe("Use Gate");
  });

  it("have names even before the words have come", () => {
    expect(nameOf({}, "gate-closure")).toBe("Gate closure");
    expect(nameOf({ gate: { name: "The Gate" } }, "gate")).toBe("The Gate");
  });
});
