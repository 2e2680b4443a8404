import { random } from "#planner/numbers/random.ts";
import { example } from "#planner/plan/example.ts";
import { randomFloor } from "./random-floor.ts";

/** What no honest form sends: beyond bounds, of another kind, or made to trip a program up. */
const values: readonly unknown[] = [
  ...[-1, -0, 0, 0.5, 1e-300, 5e-324, 1e9, -1e9, 1e308, Number.MAX_SAFE_INTEGER, 4_294_967_296],
  ...[
    null,
    true,
    false,
    "",
    " ",
    "24",
    "NaN",
    "Infinity",
    "1e9",
    "\u0000",
    "\ud800",
    "‮",
    "x".repeat(100_000),
  ],
  ...["__proto__", "constructor", "toString", "wrapper", "stage", "fork", "rack", "under", "conveyor"],
  ...[[], {}, [[]], [null], { id: "wrapper" }, { length: 1e9 }, Array.from({ length: 10_000 }, () => 1)],
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
];

/** A plan that says what version 1 could not. */
const ofVersionTwo = {
  ...{ ...example, version: 2, site: { ...example.site, speed: 1.2 } },
  lanes: example.lanes.map((lane) => ({ ...lane, speed: 0.8 })),
  flows: [
    { from: "wrapper", to: "stage", load: "pallet", every: 120, first: 30, perTrip: 2 },
    { from: "stage", to: "wrapper", load: "pallet", perHour: 4 },
  ],
  assumptions: { ...example.assumptions, failures: { between: 20, repair: 15 } },
  work: { ...example.work, profile: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 0 : hour)) },
};

/** A plan in which a few values, keys or entries were replaced, added, doubled or taken away; sometimes no plan at all. */
export function hostilePlan(seed: number): unknown {
  const { next } = random(seed, 17);
  const below = (end: number) => next() % end;
  const oneOf = <Entry>(list: readonly Entry[]) => list[below(list.length)];
  if (below(20) === 0) return structuredClone(oneOf(values));
  const known = [example, ofVersionTwo, randomFloor(seed)];
  const plan = structuredClone(oneOf(known)) as Record<string, unknown>;
  if (below(4) === 0) plan.lanes = tangle(below);
  return disturb(plan, below, oneOf);
}

/** A file damaged in the same ways. */
export function hostileFile(file: object, seed: number): unknown {
  const { next } = random(seed, 18);
  const below = (end: number) => next() % end;
  const oneOf = <Entry>(list: readonly Entry[]) => list[below(list.length)];
  if (below(20) === 0) return structuredClone(oneOf(values));
  return disturb(structuredClone(file) as Holder, below, oneOf);
}

/** Text in which letters were lost, doubled, exchanged or thrown in, or of which a part is missing. */
export function hostileText(text: string, seed: number): string {
  const { next } = random(seed, 19);
  const below = (end: number) => next() % end;
  const thrownIn = ["\t", ",", ";", '"', "\n", "\r", "\u0000", "\ud800", "é", "-", "_", "=", "1e999", ","];
  let hostile = text;
  for (let changes = below(6); changes >= 0; changes--) {
    const at = below(hostile.length + 1);
    const length = below(4) === 0 ? below(hostile.length + 1) : 1;
    const kind = below(4);
    const put =
      kind === 0
        ? ""
        : kind === 1
          ? hostile.slice(at, at + length).repeat(1 + below(40))
          : kind === 2
            ? (thrownIn[below(thrownIn.length)] ?? "")
            : [...hostile.slice(at, at + length)].reverse().join("");
    hostile = (hostile.slice(0, at) + put + hostile.slice(at + length)).slice(0, 400_000);
  }
  return hostile;
}

type Below = (end: number) => number;
type OneOf = <Entry>(list: readonly Entry[]) => Entry | undefined;

function disturb(plan: Holder, below: Below, oneOf: OneOf): Holder {
  for (let changes = below(4); changes >= 0; changes--) {
    const [holder, key] = somewhere(plan, below);
    const kind = below(8);
    if (kind === 0 && Array.isArray(holder)) holder.splice(Number(key), 1);
    else if (kind === 0) delete holder[key];
    else if (kind === 1 && Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
    else if (kind === 2 && !Array.isArray(holder)) {
      /* Rarely: a plan with a key that no schema knows is refused, whatever else is in it. */
      if (below(8) > 0) continue;
      const name = oneOf(values);
      const value = structuredClone(oneOf(values));
      holder[typeof name === "object" ? "extra" : String(name).slice(0, 50)] = value;
    } else holder[key] = structuredClone(oneOf(values));
  }
  return plan;
}

type Holder = Record<string, unknown>;

/** A value anywhere in a plan: what holds it, and under which key. */
function somewhere(plan: Holder, below: Below): [Holder, string] {
  let holder = plan;
  for (;;) {
    const keys = Object.keys(holder);
    const key = keys[below(Math.max(1, keys.length))] ?? "extra";
    const value = holder[key];
    if (typeof value !== "object" || value === null || below(4) === 0) return [holder, key];
    holder = value as Holder;
  }
}

/** Lanes in circles, from a place to itself, twice, to nowhere and of no length. */
function tangle(below: Below) {
  const ids = ["wrapper", "stage", "turn", "charge", "p0", "p1", "p2", "__proto__"];
  const id = () => ids[below(ids.length)];
  return Array.from({ length: below(500) }, () => ({
    from: id(),
    to: id(),
    both: below(2) === 0,
    width: 1 + below(4000),
    ...(below(3) === 0 ? { length: below(2) * 1e7 } : {}),
  }));
}
