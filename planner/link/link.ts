import { type InputError, nearestAllowed, type Outcome } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { deflateText, inflateText } from "./deflate-text.ts";
import { parseAsFarAsPossible } from "./mend.ts";
import { fromRows, toRows } from "./rows.ts";
import { pathOfToken } from "./token-in.ts";

export type Opened = {
  plan: Plan;
  /** Parts of the link that this planner could not read; absent if it read everything. */
  unread?: InputError[];
};

/** The address of the planner with that plan and those sums, all of which is in the address; without a plan, its own. */
export function pathOf(plan: Plan | undefined, sums?: URLSearchParams): string {
  return plan ? pathOfToken(tokenOf(plan), sums) : "/planner";
}

/** The part of the address that holds the plan: the version of the rows, and the rows. */
export function tokenOf(plan: Plan): string {
  return `${plan.version}.${deflateText(JSON.stringify(toRows(plan)))}`;
}

/** Opens a path, or a whole address, that `pathOf` of this, an earlier or a later version made. */
export function openPath(path: string, largest?: Largest): Outcome<Opened> {
  const token = /[?&#]plan=([^&#]*)/.exec(path)?.[1];
  if (token === undefined)
    return { ok: false, errors: [{ path: "path", message: "must hold a plan: /planner?plan=…" }] };
  return openToken(token, largest);
}

/** The largest plan that a caller takes: bytes of its rows, and numbers of entries. */
export type Largest = { bytes: number; loads: number; places: number; lanes: number; flows: number };

/**
 * Opens the part of an address that holds the plan. What can't be read is left out and named.
 * @param largest refuses larger plans before reading them, for callers that have too little time for those
 */
export function openToken(token: string, largest?: Largest): Outcome<Opened> {
  const [, version, letters] = /^(\d{1,4})\.([\w-]+)/.exec(token.slice(0, 40_000)) ?? [];
  const text = letters && inflateText(letters, largest?.bytes);
  if (!text) return unreadable;
  const { value, whole } = parseAsFarAsPossible(text);
  const unread: InputError[] = [];
  if (version !== "1" && version !== "2")
    unread.push({
      path: "version",
      message: `is ${version}, later than this planner's: what it added was left out`,
    });
  if (!whole) unread.push({ path: "", message: "the link breaks off: what stood at its end is missing" });
  const input = fromRows(value, version === "1" ? 1 : 2);
  if (largest && isLarger(input, largest)) return unreadable;
  const opened = readValidParts(input, unread);
  if (!opened) return unreadable;
  return { ok: true, value: unread.length > 0 ? { plan: opened, unread } : { plan: opened } };
}

const unreadable: Outcome<never> = {
  ok: false,
  errors: [{ path: "path", message: "holds no plan that can be read: ask for the link again" }],
};

function isLarger(input: Record<string, unknown>, largest: Largest) {
  const lists = ["loads", "places", "lanes"] as const;
  const lengthOf = (list: string) => ((input[list] ?? []) as unknown[]).length;
  return (
    lists.some((list) => lengthOf(list) > largest[list]) ||
    lengthOf("flows") + lengthOf("tours") > largest.flows
  );
}

/**
 * Mends in a plan what is wrong with it, and notes it, until the rest can be read: a number that an earlier version
 * allowed becomes the nearest one that is allowed now, and what can't be mended is removed.
 */
function readValidParts(input: Record<string, unknown>, unread: InputError[]): Plan | undefined {
  for (let attempt = 0; attempt < 12; attempt++) {
    const read = readPlan(input);
    if (read.ok) return read.value;
    const entries = new Map<string, Set<number>>();
    for (const error of read.errors) {
      const [, list = "", index, key = ""] = /^(\w+)(?:\[(\d+)\])?(?:\.([\w.]+))?/.exec(error.path) ?? [];
      const holder = index === undefined ? input[list] : (input[list] as unknown[])[Number(index)];
      const nearest = nearestAllowed(error);
      if (nearest !== undefined && key && setIn(holder, key, nearest)) {
        unread.push({ ...error, message: `${error.message}: opened with ${nearest}` });
        continue;
      }
      unread.push(error);
      if (index === undefined) delete input[list];
      else entries.set(list, (entries.get(list) ?? new Set()).add(Number(index)));
    }
    for (const [list, wrong] of entries)
      input[list] = (input[list] as unknown[]).filter((_, index) => !wrong.has(index));
  }
  return undefined;
}

/** @param keys names of one value within another, with dots between */
function setIn(holder: unknown, keys: string, value: number): boolean {
  const [key = "", ...below] = keys.split(".");
  if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, key)) return false;
  const parts = holder as Record<string, unknown>;
  if (below.length > 0) return setIn(parts[key], below.join("."), value);
  parts[key] = value;
  return true;
}
