import { timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Message } from "#planner/messages/headers.ts";
import { timestampOf } from "#planner/messages/timestamp.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { digestOf } from "./digest.ts";
import { FleetEvents } from "./fleet-events.ts";
import type { EndedSandbox, LiveSandbox, WholeReport } from "./live-sandbox.ts";
import { type Broker, ourName, type Published } from "./mqtt-bounds.ts";
import { officialValidators } from "./official-validators.ts";
import { maxOrders, Sandbox, type ToldOrder } from "./sandbox.ts";
import { hearStranger } from "./strangers.ts";
import { Witness } from "./witness.ts";

export type Settings = {
  clock: () => number;
  random: (bytes: number) => Buffer;
  /** Seconds without a request after which a sandbox ends. */
  silence: number;
  /** Told of a failure of ours, which ended one sandbox. */
  failed: (error: unknown) => void;
};

type Beginning = {
  plan: Plan;
  speed: number;
  seed: number;
  version: string;
  /** Vehicles that drive on it at most. */
  largest: number | undefined;
};

/** Sandboxes at once. */
const maxOpen = 50;
/** A sandbox's longest life. */
const longest = 2 * 3600; /* s */
/** Requests to one sandbox in a minute. */
export const maxRequests = 600;
/** Events that a reader may be behind. */
const maxBehind = 500;
/** Vehicles of others in one sandbox, and in all. */
const maxForeign = { each: 8, all: 120 };
/** Where the topics of the AsyncAPI document begin, below a prefix. */
const syncos = "syncos/v1";
/** Reports that are kept after the end of their sandboxes, and for how long, ms. */
const keptReports = { max: 50, ttl: 3_600_000 };

/** Topics of a vehicle, of ours and of strangers, on which a stranger's last message may have been kept. */
const topics = {
  ours: ["order", "instantActions"],
  theirs: ["connection", "factsheet", "state", "visualization"],
};

/** All sandboxes of one process. */
export function openLives({ clock, random, silence, failed }: Settings) {
  const open = new Map<string, LiveSandbox>();
  /** Why sandboxes ended. */
  const ended = new LRUCache<string, string>({ max: 1000 });
  const reports = new LRUCache<string, EndedSandbox>(keptReports);
  const validators = officialValidators();
  let broker: Broker | undefined;

  return {
    clock,
    silence,
    longest,
    begin,
    run,
    heard,
    end,
    reportOf,
    isFull: () => open.size >= maxOpen,
    find: (id: string) => open.get(id),
    whyEnded: (id: string) => ended.get(id),
    reportAfter: (id: string) => reports.get(id),
    broker: () => broker,
    isKey(id: string, key: string) {
      const found = open.get(id);
      return found !== undefined && timingSafeEqual(digestOf(key), found.key);
    },
    /** From here on messages also go over MQTT. */
    connect(opened: Broker | undefined) {
      broker = opened;
    },
    counts: () => ({
      open: open.size,
      clients: broker?.clients() ?? 0,
      refused: broker?.refused() ?? 0,
      ids: [...open.keys()],
    }),
    close() {
      for (const id of [...open.keys()]) end(id, "The site was stopped.");
    },
  };

  /** Opens a sandbox. @returns it with the key, which is kept as its digest alone; or why the floor can't run */
  async function begin({
    plan,
    speed,
    seed,
    version,
    largest,
  }: Beginning): Promise<Outcome<{ live: LiveSandbox; key: string }>> {
    const made = Sandbox.open({ ...plan, seed }, clock(), { largest, version });
    if (!made.ok) return made;
    const [id, key] = [random(5).toString("hex"), random(24).toString("base64url")];
    const live: LiveSandbox = {
      id,
      key: digestOf(key),
      sandbox: made.value,
      speed,
      seed,
      version,
      began: clock(),
      lastHeard: clock(),
      passes: rateLimit(maxRequests),
      events: [],
      told: 0,
      readers: new Set(),
      foreign: new Map(),
      witness: new Witness(validators),
      watchers: new Set(),
      calls: 0,
      statesKept: new Set(),
      fleet: new FleetEvents(),
    };
    open.set(id, live);
    await broker?.open(id, live.key);
    return { ok: true, value: { live, key } };
  }

  function run() {
    const now = clock();
    for (const each of open.values()) {
      if (now - each.lastHeard > silence * 1000)
        end(each.id, `Nothing came for ${Math.round(silence / 60)} minutes.`);
      else if (now - each.began > longest * 1000) end(each.id, `It ran for ${longest / 3600} hours.`);
      else alone(each.id, () => runOne(each, now));
    }
  }

  /** Does something with one sandbox. If that fails, it ends, and the others go on. */
  function alone<Value>(id: string, work: () => Value): Value | undefined {
    try {
      return work();
    } catch (error) {
      failed(error);
      end(id, "It failed on our side.");
      return undefined;
    }
  }

  function runOne(each: LiveSandbox, now: number) {
    const happened = each.sandbox.runTo((now - each.began) * each.speed);
    each.events.push(...happened.map((event) => ({ id: ++each.told, event })));
    each.events.splice(0, each.events.length - maxBehind);
    if (happened.length > 0) for (const call of each.readers) call();
    for (const event of happened)
      if (event.kind === "message") publish(each, event.message);
      else tellOrder(each, event.order, true);
    for (const vehicle of each.foreign.values()) {
      const order = vehicle.next(now);
      if (!order) continue;
      const { manufacturer, serialNumber } = vehicle.whose;
      broker?.publish(each.id, `v2/${manufacturer}/${serialNumber}/order`, order, false);
      each.witness.hear(each.id, vehicle.whose, "order", order);
    }
  }

  /** What tells who is there is kept for those that come later (6.14, 6.15). */
  function publish({ id, witness, fleet }: LiveSandbox, { topic, payload }: Message) {
    const [, , manufacturer = "", serialNumber = "", name = ""] = topic.split("/");
    const isKept = name === "connection" || name === "factsheet";
    broker?.publish(id, `v2/${manufacturer}/${serialNumber}/${name}`, payload, isKept);
    witness.hear(id, { manufacturer, serialNumber }, name, payload);
    const event = name === "state" ? fleet.next(serialNumber, payload) : undefined;
    if (event) broker?.publish(id, `${syncos}/events/${serialNumber}`, event, false);
  }

  /** The last state of an order is kept for those that come later, as long as the order is. */
  function tellOrder({ id, statesKept }: LiveSandbox, order: ToldOrder, isKept: boolean) {
    const topic = `${syncos}/orders/${order.reference}/state`;
    broker?.publish(id, topic, order, isKept);
    if (!isKept) return;
    statesKept.delete(topic);
    statesKept.add(topic);
    const [oldest] = statesKept;
    if (statesKept.size <= maxOrders || oldest === undefined) return;
    statesKept.delete(oldest);
    broker?.unkeep(id, oldest);
  }

  /** A message of a stranger. @returns whether it may be here */
  function heard(id: string, published: Published) {
    const live = open.get(id);
    if (!live) return false;
    const all = [...open.values()].reduce((sum, { foreign }) => sum + foreign.size, 0);
    const hasRoom = live.foreign.size < maxForeign.each && all < maxForeign.all;
    const tell = (order: ToldOrder, isKept: boolean) => tellOrder(live, order, isKept);
    const heeded = alone(id, () =>
      hearStranger(live, published, { validators, now: clock(), hasRoom, tell }),
    );
    return heeded ?? false;
  }

  function end(id: string, why: string) {
    const own = open.get(id);
    if (!own) return;
    reports.set(id, { key: own.key, report: reportOf(own), junit: own.witness.junit() });
    open.delete(id);
    ended.set(id, why);
    for (const call of [...own.readers, ...own.watchers]) call();
    broker?.forget(id, [
      ...own.sandbox.vehicles.flatMap((serial) =>
        topics.ours.map((name) => `v2/${ourName}/${serial}/${name}`),
      ),
      ...[...own.foreign.keys()].flatMap((whose) => topics.theirs.map((name) => `v2/${whose}/${name}`)),
    ]);
  }

  function reportOf({ id, sandbox, began, witness }: LiveSandbox): WholeReport {
    const [from, to] = [timestampOf(began), timestampOf(clock())];
    return { id, floor: sandbox.plan.name, from, to, ...witness.report() };
  }
}

export type Lives = ReturnType<typeof openLives>;
