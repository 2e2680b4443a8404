import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { BroadcastChannel, getEnvironmentData, threadId } from "node:worker_threads";
import type { Plan } from "#planner/plan/plan.ts";
import { type LookedUp, type Lookup, lookupChannel } from "#planner/sizing/lookup.ts";
import { planKey } from "#planner/sizing/plan-key.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";

/**
 * The sizing of a plan, if it is known: those of the presets were computed by the build, others by the server when a
 * visitor asked for it. A lookup computes nothing.
 */
export async function findSizing(plan: Plan): Promise<Sizing | undefined> {
  const key = planKey(plan);
  return (await sizedByBuild())[key] ?? (await sizedByServer(key));
}

type Kept = Readonly<Record<string, Sizing>>;

/**
 * Reads them once. A file that can't be read is not remembered: a build may have been writing it at that moment, and this
 * thread would name no fleet for ever.
 */
export function openSizings(read: () => Promise<string>): () => Promise<Kept> {
  let kept: Promise<Kept> | undefined;
  return () => {
    kept ??= read()
      .then((text) => JSON.parse(text) as Kept)
      .catch(() => {
        kept = undefined;
        return {};
      });
    return kept;
  };
}

/** The build keeps the file of its last run in `generated/`; what runs the built site has `build/` only. */
const sizedByBuild = openSizings(() =>
  readFile("generated/sizings.json", "utf8").catch(() => readFile("build/sizings.json", "utf8")),
);

let channel: BroadcastChannel | undefined;
const asked = new Map<string, (sizing: Sizing | undefined) => void>();
let count = 0;
/** ms after which a page is rendered without. */
const patience = 300;

/** Asks the main thread, which keeps what it has sized; a page may be rendered in any thread. */
async function sizedByServer(key: string): Promise<Sizing | undefined> {
  if (!getEnvironmentData(lookupChannel)) return undefined;
  channel ??= openChannel();
  const ask = `${threadId} ${count++}`;
  const answer = new Promise<Sizing | undefined>((resolve) => asked.set(ask, resolve));
  channel.postMessage({ ask, key } satisfies Lookup);
  const late = new AbortController();
  const nothing = wait(patience, undefined, { signal: late.signal }).catch(() => undefined);
  const sizing = await Promise.race([answer, nothing]);
  late.abort();
  asked.delete(ask);
  return sizing;
}

function openChannel() {
  const opened = new BroadcastChannel(lookupChannel);
  opened.onmessage = (event) => {
    const { data } = event as { data: LookedUp | Lookup };
    if ("answer" in data) asked.get(data.answer)?.(data.sizing);
  };
  /* It must not keep a thread from ending. */
  (opened as { unref?: () => void }).unref?.();
  return opened;
}
