import type { Block, PostFields } from "#content/posts/blog-posts.ts";
import type { Change, Place } from "./changes.ts";
import { applyChange } from "./post-changes.ts";

/** A post being edited, with its undo and redo steps. */
export type Writing = {
  past: readonly PostFields[];
  present: PostFields;
  future: readonly PostFields[];
  /** What is being typed: further typing soon after belongs to the same step. */
  typing: { key: string; at: number } | null;
  /** Where the caret goes, a new object each time; null if it stays. */
  place: Place | null;
};

/** `at` is a time in milliseconds. */
export type Step = { type: "change"; change: Change; at: number } | { type: "undo" } | { type: "redo" };

/** Typing that pauses for longer begins a new step. */
export const typingPause = 1000; /* ms */

const maxSteps = 500;

export function beginWriting(fields: PostFields): Writing {
  return { past: [], present: fields, future: [], typing: null, place: null };
}

/** Applies a step: a change, an undo or a redo. */
export function write(writing: Writing, step: Step): Writing {
  const { past, present, future } = writing;
  switch (step.type) {
    case "change":
      return record(writing, step);
    case "undo": {
      const before = past.at(-1);
      if (!before) return writing;
      return {
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        typing: null,
        place: findChanged(present, before),
      };
    }
    case "redo": {
      const [after, ...later] = future;
      if (!after) return writing;
      return {
        past: [...past, present],
        present: after,
        future: later,
        typing: null,
        place: findChanged(present, after),
      };
    }
  }
}

function record(writing: Writing, { change, at }: Extract<Step, { type: "change" }>): Writing {
  const { past, present, typing } = writing;
  const { fields, place } = applyChange(present, change);
  if (fields === present) return place ? { ...writing, place } : writing;
  const key = typingKey(change);
  const continues = key !== null && typing?.key === key && at - typing.at < typingPause;
  return {
    past: continues ? past : [...past, present].slice(-maxSteps),
    present: fields,
    future: [],
    typing: key === null ? null : { key, at },
    place: place ?? (key === null ? null : writing.place),
  };
}

/** Names the field that is typed into; null for any other change. */
function typingKey(change: Change) {
  switch (change.type) {
    case "field":
      return `field ${change.name}`;
    case "text":
    case "email":
      return `${change.type} ${change.block}`;
    case "item":
      return `item ${change.block} ${change.index}`;
    default:
      return null;
  }
}

/** The first block that differs, so that the caret can go there. */
function findChanged({ content: from }: PostFields, { content: to }: PostFields): Place | null {
  if (from === to) return null;
  const index = to.findIndex((block, place) => block !== from[place]);
  const block = to[index === -1 ? to.length - 1 : index];
  if (!block) return null;
  const item = changedItem(
    from.find(({ id }) => id === block.id),
    block,
  );
  return { block: block.id, caret: "end", ...(item !== undefined && { item }) };
}

function changedItem(from: Block | undefined, { items }: Block) {
  if (!items) return undefined;
  const index = items.findIndex((item, place) => item !== from?.items?.[place]);
  return index === -1 ? items.length - 1 : index;
}
