import { kindsOf } from "#planner/choose.ts";
import { countsIn } from "#planner/fleet/counts.ts";
import type { Counts } from "#planner/fleet/total.ts";
import { openToken } from "#planner/link/link.ts";
import type { Message } from "#planner/messages/headers.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Ready } from "#planner/session/ready.ts";
import { Session, type Update } from "#planner/session/session.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import type { HallMessages } from "./hall-messages.ts";
import { type HallPlan, hallPlanOf } from "./hall-plan.ts";
import { keyOf } from "./key-of.ts";
import { midShift } from "./mid-shift.ts";

export type Opening = {
  /** The plan as it is in its link. */
  token: string;
  /** Without one, as many drive as the plan is sized to. */
  count?: Counts | undefined;
  seed?: number | undefined;
  /** Each vehicle's state of charge at the start; full if left out. */
  charged?: readonly number[];
  /** From when it is shown, ms of the run; its start if left out. */
  begins?: number | "midShift" | undefined;
};

export type Command =
  | ({ kind: "open" } & Opening)
  | { kind: "run"; until: number }
  /** Runs the same hall anew, with what was done to it, up to an earlier moment. */
  | { kind: "back"; to: number }
  | Told
  | { kind: "listen"; vehicle: number | undefined };

/** What a visitor does to a hall. */
type Told = { kind: "disturb" | "mend"; what: Disturbance } | { kind: "order"; flow: number };

type ReadyAnswer = {
  kind: "ready";
  ready: Ready;
  plan: HallPlan;
  /** By vehicle: whether it speaks VDA 5050. */
  speaks: readonly boolean[];
  begins: number;
  /** What happened until then, and a little ahead. */
  update: Update;
};

export type VehicleMessageUpdate = { vehicle: number; messages: Message[] } | undefined;

export type Answer =
  | ReadyAnswer
  /** The plan can't run, for the reason in `message`, or it can't be read. */
  | { kind: "refused"; message: string | undefined }
  | { kind: "ran"; update: Update; heard: VehicleMessageUpdate }
  /** What the chosen vehicle said before it was chosen. */
  | { kind: "heard"; heard: VehicleMessageUpdate }
  /** `wrong`: what was wrong at that moment. */
  | { kind: "back"; ready: Ready; updates: readonly Update[]; wrong: readonly Disturbance[] };

let session: Session | undefined;
/** Opens the same hall again, at its start. */
let reopen: (() => Session | undefined) | undefined;
let until = 0;
/** Set once a vehicle has been chosen. */
let messages: HallMessages | undefined;
let hear: (() => Promise<void>) | undefined;
/** The hall with which messages catch up. */
let hearing: Session | undefined;
let listened: number | undefined;
let told: { at: number; what: Told }[] = [];
const answer = (message: Answer) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Command>) => {
  switch (data.kind) {
    case "open":
      return void open(data);
    case "run":
      return session && run(session, data.until);
    case "back":
      return goBack(data.to);
    case "listen":
      listened = data.vehicle;
      return messages ? listen(messages) : void hear?.();
    case "order":
    case "disturb":
    case "mend":
      if (!session) return;
      told.push({ at: until, what: data });
      return tell(session, data);
  }
});

function run(running: Session, to: number) {
  answer({ kind: "ran", update: advance(running, to), heard: messages?.heard() });
}

function advance(running: Session, to: number) {
  until = Math.max(until, to);
  return messages ? messages.runTo(to) : running.runTo(to);
}

function tell(running: Session, what: Told) {
  if (what.kind === "order") running.order(what.flow);
  else running[what.kind](what.what);
}

function goBack(to: number) {
  const again = reopen?.();
  if (!again) return;
  session = again;
  messages = undefined;
  until = 0;
  told = told.filter(({ at }) => at <= to);
  const updates: Update[] = [];
  let wrong: Disturbance[] = [];
  for (const { at, what } of told) {
    updates.push(advance(again, at));
    tell(again, what);
    if (what.kind === "order") continue;
    const key = keyOf(what.what);
    wrong = wrong.filter((other) => keyOf(other) !== key);
    if (what.kind === "disturb") wrong.push(what.what);
  }
  updates.push(advance(again, to));
  if (listened !== undefined) void hear?.();
  answer({ kind: "back", ready: again.ready, updates, wrong });
}

async function open({ token, count: asked, seed, charged, begins: from = 0 }: Opening) {
  const opened = openToken(token);
  if (!opened.ok) return answer({ kind: "refused", message: undefined });
  const plan: Plan = { ...opened.value.plan, seed: seed ?? opened.value.plan.seed };
  const count = asked ?? (await sizedCounts(plan));
  const first = Session.open(plan, count, { charged });
  if (!first.ok) return answer({ kind: "refused", message: first.errors[0]?.message });
  const { ready } = first.value;
  reopen = () => {
    const again = Session.open(plan, count, { charged });
    return again.ok ? again.value : undefined;
  };
  hear = () => hearAll(plan);
  session = first.value;
  const trial = from === "midShift" ? reopen() : undefined;
  const begins = trial ? midShift(trial) : Number(from) || 0;
  const kinds = kindsOf(plan);
  answer({
    kind: "ready",
    ready,
    plan: hallPlanOf(plan),
    speaks: ready.kindOf.map((kind) => !kinds[kind]?.vehicle.follows),
    begins,
    update: since(begins, advance(session, begins + ahead)),
  });
}

/** How far beyond its first moment a hall is computed before it is shown, ms of the run. */
const ahead = 1000;

/** Without the moves that are over: half a shift of them would be copied to the page, which drops them. */
function since(begins: number, { changed, ...rest }: Update): Update {
  return {
    ...rest,
    changed: changed.map(({ id, moves }) => ({ id, moves: moves.filter(({ to }) => to >= begins) })),
  };
}

/** How much is run between two commands while the messages catch up, ms of the run. */
const slice = 60_000;

/**
 * Vehicles are heard from when the first is chosen. What they say follows from all that they did: the same hall runs
 * anew, with messages, and takes the place of the one that is shown once it is as far.
 */
async function hearAll(plan: Plan): Promise<void> {
  const shown = session;
  if (hearing === shown) return;
  hearing = shown;
  const again = reopen?.();
  const module = await import("./hall-messages.ts").catch(() => undefined);
  if (!module) hearing = undefined;
  if (!again || !module) return;
  const heard = new module.HallMessages(plan, again);
  let next = 0;
  while (heard.until < until || next < told.length) {
    const { at = until, what } = told[next] ?? {};
    heard.runTo(Math.min(at, heard.until + slice));
    if (what && heard.until === at) {
      tell(again, what);
      next++;
    }
    await new Promise((resolve) => setTimeout(resolve));
    /* It has gone back, and is heard from anew. */
    if (session !== shown) return;
  }
  session = again;
  messages = heard;
  listen(heard);
}

function listen(heard: HallMessages) {
  heard.listen(listened);
  answer({ kind: "heard", heard: heard.heard() });
}

/** Undefined where no fleet keeps the plan's promise: then the plan's own count drives, or the one that was estimated. */
async function sizedCounts(plan: Plan): Promise<readonly number[] | undefined> {
  const { size } = await import("#planner/sizing/size.ts");
  const { fleet } = size(plan);
  return fleet ? countsIn(plan, fleet) : undefined;
}
