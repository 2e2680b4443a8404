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
  /** Whether its messages are wanted too. */
  withMessages?: boolean;
  /** Whether it is shown from a moment in the middle of a shift. */
  midShift?: boolean;
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

export type VehicleMessageUpdate = { vehicle: number; messages: Message[] } | undefined;

export type Answer =
  | { kind: "ready"; ready: Ready; plan: HallPlan; speaks: boolean; begins: number }
  /** The plan can't run, for the reason in `message`, or it can't be read. */
  | { kind: "refused"; message: string | undefined }
  | { kind: "ran"; update: Update; heard: VehicleMessageUpdate }
  /** `wrong`: what was wrong at that moment. */
  | { kind: "back"; ready: Ready; updates: readonly Update[]; wrong: readonly Disturbance[] };

let session: Session | undefined;
let messages: HallMessages | undefined;
/** Opens the same hall again, at its start. */
let reopen: (() => Promise<Session | undefined>) | undefined;
let until = 0;
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
      return void goBack(data.to);
    case "listen":
      listened = data.vehicle;
      return messages?.listen(data.vehicle);
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

async function goBack(to: number) {
  const again = await reopen?.();
  if (!again) return;
  session = again;
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
  messages?.heard();
  messages?.listen(listened);
  answer({ kind: "back", ready: again.ready, updates, wrong });
}

async function open({ token, count: asked, seed, charged, withMessages, midShift: isMidShift }: Opening) {
  const opened = openToken(token);
  if (!opened.ok) return answer({ kind: "refused", message: undefined });
  const plan: Plan = { ...opened.value.plan, seed: seed ?? opened.value.plan.seed };
  const count = asked ?? (await sizedCounts(plan));
  const ready = Session.open(plan, count, { charged });
  if (!ready.ok) return answer({ kind: "refused", message: ready.errors[0]?.message });
  reopen = async () => {
    const again = Session.open(plan, count, { charged });
    if (!again.ok) return undefined;
    if (withMessages) messages = await loadMessages(plan, again.value);
    return again.value;
  };
  session = await reopen();
  if (!session) return;
  const trial = isMidShift ? Session.open(plan, count, { charged }) : undefined;
  const begins = trial?.ok ? midShift(trial.value) : 0;
  const { ready: opening } = session;
  answer({ kind: "ready", ready: opening, plan: hallPlanOf(plan), speaks: messages?.speaks ?? true, begins });
}

/** Undefined where no fleet keeps the plan's promise: then the plan's own count drives, or the one that was estimated. */
async function sizedCounts(plan: Plan): Promise<readonly number[] | undefined> {
  const { size } = await import("#planner/sizing/size.ts");
  const { fleet } = size(plan);
  return fleet ? countsIn(plan, fleet) : undefined;
}

/** Loaded on demand, because most floors run without messages. */
async function loadMessages(plan: Plan, running: Session) {
  try {
    const { HallMessages } = await import("./hall-messages.ts");
    return new HallMessages(plan, running);
  } catch {
    return undefined;
  }
}
