import fc from "fast-check";
import { expect, test } from "vitest";
import { blockTypes } from "#content/posts/blog-posts.ts";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import type { Change } from "./changes.ts";
import { beginWriting, type Step, typingPause, type Writing, write } from "./history.ts";

const begun = beginWriting({ ...emptyFields(), title: "Charging" });
const run = (writing: Writing, ...steps: Step[]) => steps.reduce(write, writing);
const change = (what: Change, at = 0): Step => ({ type: "change", change: what, at });
const type = (content: string, at: number) => change({ type: "text", block: 1, content }, at);

test("undoes and redoes", () => {
  const added = run(begun, change({ type: "add", kind: "heading", after: 1 }));
  const undone = run(added, { type: "undo" });
  expect(undone.present).toBe(begun.present);
  expect(run(undone, { type: "redo" }).present).toBe(added.present);
  expect(run(begun, { type: "undo" })).toBe(begun);
  expect(run(begun, { type: "redo" })).toBe(begun);
});

test("one undo takes back what was typed without a pause", () => {
  const typed = run(begun, type("a", 0), type("ab", 200), type("abc", 400));
  expect(typed.past).toHaveLength(1);
  expect(run(typed, { type: "undo" }).present).toBe(begun.present);
});

test("a pause, another block or another action begins a new step", () => {
  const paused = run(begun, type("a", 0), type("ab", typingPause + 1));
  expect(run(paused, { type: "undo" }).present.content[0]?.content).toBe("a");
  const elsewhere = run(begun, type("a", 0), change({ type: "field", name: "title", value: "C" }, 10));
  expect(elsewhere.past).toHaveLength(2);
  const interrupted = run(
    begun,
    type("a", 0),
    change({ type: "add", kind: "list", after: 1 }, 10),
    type("ab", 20),
  );
  expect(interrupted.past).toHaveLength(3);
});

test("a new change clears the redo steps", () => {
  const undone = run(begun, type("a", 0), { type: "undo" });
  expect(run(undone, type("b", 5000)).future).toEqual([]);
});

test("the caret goes to what was undone", () => {
  const typed = run(begun, change({ type: "add", kind: "list", after: 1 }), type("a", 10));
  expect(run(typed, { type: "undo" }).place).toEqual({ block: 1, caret: "end" });
});

test("after any changes, as many undos lead to the beginning, and as many redos to the end", () => {
  const id = fc.integer({ min: 1, max: 6 });
  const anyChange = fc.oneof(
    fc.record({ type: fc.constant("add" as const), kind: fc.constantFrom(...blockTypes), after: id }),
    fc.record({ type: fc.constant("remove" as const), block: id }),
    fc.record({ type: fc.constant("duplicate" as const), block: id }),
    fc.record({ type: fc.constant("move" as const), block: id, to: fc.integer({ min: -2, max: 9 }) }),
    fc.record({ type: fc.constant("text" as const), block: id, content: fc.string() }),
    fc.record({
      type: fc.constant("remove-item" as const),
      block: id,
      index: fc.integer({ min: 0, max: 2 }),
    }),
    fc.record({ type: fc.constant("split" as const), block: id, before: fc.string(), after: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      const done = run(begun, ...changes.map((one, index) => change(one, index * 100)));
      const { content } = done.present;
      expect(content.length).toBeGreaterThan(0);
      expect(new Set(content.map((block) => block.id)).size).toBe(content.length);
      const back = run(done, ...done.past.map((): Step => ({ type: "undo" })));
      expect(back.present).toBe(begun.present);
      expect(run(back, ...back.future.map((): Step => ({ type: "redo" }))).present).toBe(done.present);
    }),
  );
});
