import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { type Largest, openPath, pathOf } from "#planner/link/link.ts";
import type { Message } from "#planner/messages/headers.ts";
import { fieldsOf, isFields, listOf } from "#planner/messages/rules/read-content.ts";
import { readStrangerOrder } from "#planner/messages/stranger-order.ts";
import { timestampOf } from "#planner/messages/timestamp.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presetOf, presets } from "#planner/presets/presets.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { Broker, Published } from "./broker.ts";
import { ForeignVehicle } from "./foreign-vehicle.ts";
import { mqttPath } from "./mqtt-path.ts";
import { officialValidators } from "./official-validators.ts";
import { longestRequest, noSandbox, noStore, say, tooLong } from "./problem.ts";
import { type Answer, type Event, Sandbox } from "./sandbox.ts";
import { sandboxFloor } from "./sandbox-floor.ts";
import type { SandboxMoment, SandboxPage, SandboxView, ShownVehicle } from "./sandbox-view.ts";
import { type Report, Witness } from "./witness.ts";

type Settings = {
  clock: () => number;
  random: (bytes: number) => Buffer;
  /** Seconds without a request after which a sandbox ends. */
  silence: number;
};

/** Sandboxes at once, and those that one network may open a minute. */
const most = { open: 50, opened: 6 };
/** A sandbox's longest life. */
const longest = 2 * 3600; /* s */
/** Requests to one sandbox in a minute. */
const maxRequests = 600;
/** Readers of one sandbox's events, and events that a reader may be behind. */
const maxReaders = 5;
const maxBehind = 500;
/** Readers of one sandbox's page. */
const maxWatchers = 10;
/** How often a page is told what moves, ms. */
const tellsEvery = 1000;
/** Orders that a page lists. */
const maxListed = 8;
/** Vehicles of others in one sandbox, and in all. */
const maxForeign = { each: 8, all: 120 };
/** Instant actions in one message of another fleet control. */
const maxActions = 20;
/** Characters of a stranger's message that is judged and kept. */
const longestMessage = 65_536;
/** Reports that are kept after the end of their sandboxes, and for how long, ms. */
const keptReports = { max: 50, ttl: 3_600_000 };
/** What a link's plan may hold, and how many vehicles drive on its floor: a run of it takes the time of all others. */
const largest: Largest & { vehicles: number } = {
  ...{ bytes: 12_000, loads: 10, places: 40, lanes: 80, flows: 40 },
  vehicles: 12,
};
/** After so long (ms) without an event, a reader gets a comment, or a proxy would end the connection. */
const speaksEvery = 15_000;
type Open = {
  id: string;
  key: Buffer;
  sandbox: Sandbox;
  speed: number;
  seed: number;
  began: number;
  lastHeard: number;
  passes: ReturnType<typeof rateLimit>;
  events: { id: number; event: Event }[];
  told: number;
  readers: Set<() => void>;
  /** Vehicles of others, by manufacturer and serial number. */
  foreign: Map<string, ForeignVehicle>;
  witness: Witness;
  watchers: Set<() => void>;
};

/** What stays of a sandbox: who may read its report, and the report. */
type Ended = { key: Buffer; report: Report & Written; junit: string };
type Written = { id: string; floor: string; from: string; to: string };

const begins = z.strictObject({
  preset: z.string().max(80).optional(),
  /** The address of a plan of the planner. */
  link: z.string().max(8000).optional(),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(7),
  speed: z.number().min(1).max(20).default(1),
  /** Of VDA 5050, in which the vehicles begin; one that another fleet control drives answers in that control's. */
  version: z.enum(["2.0.0", "2.1.0"]).default("2.1.0"),
});

/** All sandboxes of one process, and the requests that they answer. */
export function openSandboxes({ clock, random, silence }: Settings) {
  const open = new Map<string, Open>();
  /** Why sandboxes ended. */
  const ended = new LRUCache<string, string>({ max: 1000 });
  const reports = new LRUCache<string, Ended>(keptReports);
  const validators = officialValidators();
  const mayOpen = rateLimit(most.opened);
  let broker: Broker | undefined;
  const app = new Hono();

  app.onError(() =>
    say({
      status: 500,
      title: "The sandbox failed",
      detail: "Something stopped on our side. Try again in a moment.",
    }),
  );
  app.use(
    bodyLimit({
      maxSize: longestRequest,
      onError: () => say(tooLong),
    }),
  );

  app.post("/sandbox", async (context) => {
    const passed = await mayOpen(context.req.header("X-Network") ?? "");
    if (!passed.ok)
      return say(
        { status: 429, title: "Too many sandboxes", detail: "Open the next one in a minute." },
        { "Retry-After": `${passed.retryAfter}` },
      );
    if (open.size >= most.open)
      return say(
        {
          status: 503,
          title: "All sandboxes are taken",
          detail: "One ends after a while of silence. Try again in a minute.",
        },
        { "Retry-After": "60" },
      );
    const body = await context.req.text();
    const asked = begins.safeParse(body.trim() === "" ? {} : jsonIn(body));
    if (!asked.success) {
      const [issue] = asked.error.issues;
      return say({
        status: 422,
        title: "This opens no sandbox",
        detail: `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim().slice(0, 300),
      });
    }
    const { preset, link, seed, speed, version } = asked.data;
    if (preset !== undefined && link !== undefined)
      return say({
        status: 422,
        title: "Two floors",
        detail: "Name a preset or a link: a sandbox has one floor.",
      });
    const plan = link === undefined ? planOf(preset) : planIn(link);
    if (!plan)
      return say({
        status: 422,
        title: "No such floor",
        detail: link === undefined ? unknownPreset() : unreadLink,
      });
    const made = Sandbox.open({ ...plan, seed }, clock(), {
      largest: link === undefined ? undefined : largest.vehicles,
      version,
    });
    if (!made.ok)
      return say({
        status: 422,
        title: "This floor can't run",
        detail: made.errors
          .map(({ message }) => message)
          .join("; ")
          .slice(0, 500),
      });
    const [id, key] = [random(5).toString("hex"), random(24).toString("base64url")];
    open.set(id, {
      id,
      key: digest(key),
      sandbox: made.value,
      speed,
      seed,
      began: clock(),
      lastHeard: clock(),
      passes: rateLimit(maxRequests),
      events: [],
      told: 0,
      readers: new Set(),
      foreign: new Map(),
      witness: new Witness(validators),
      watchers: new Set(),
    });
    return context.json(
      described(originOf(context), id, key, made.value.plan, { seed, speed }),
      201,
      noStore,
    );
  });

  const api = new Hono<{ Variables: { sandbox: Open } }>();
  /** What moves, for whoever has the page's address; with the key, the messages and verdicts as well. */
  api.get("/page", (context) => context.json(pageOf(context), 200, noStore));
  api.get("/watch", (context) => {
    const id = context.req.param("id") ?? "";
    const own = open.get(id);
    if (!own) return say(gone(id));
    if (own.watchers.size >= maxWatchers)
      return say({
        status: 429,
        title: "Many look at this sandbox",
        detail: `${maxWatchers} pages show it. Close one of them.`,
      });
    const inside = isGiven(context, own.key);
    context.header("X-Accel-Buffering", "no");
    return streamSSE(context, async (stream) => {
      let wake = () => {};
      const call = () => wake();
      own.watchers.add(call);
      stream.onAbort(call);
      let seen = { message: 0, broken: 0 };
      try {
        while (!stream.aborted && open.get(id) === own) {
          const moment = momentOf(own, inside, seen);
          if (moment.inside)
            seen = {
              message: moment.inside.messages.at(-1)?.n ?? seen.message,
              broken: moment.inside.broken.at(-1)?.n ?? seen.broken,
            };
          await stream.writeSSE({ event: "moment", data: JSON.stringify(moment) });
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, tellsEvery);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
        await stream.writeSSE({ event: "end", data: ended.get(id) ?? "" });
      } finally {
        own.watchers.delete(call);
      }
    });
  });
  for (const [path, type] of [
    ["/report", "application/json"],
    ["/report.xml", "application/xml"],
  ] as const)
    api.get(path, (context) => {
      const id = context.req.param("id") ?? "";
      const own = open.get(id);
      const kept = reports.get(id);
      const key = own?.key ?? kept?.key;
      if (!key) return say(gone(id));
      if (!isGiven(context, key)) return say(notTheKey, { "WWW-Authenticate": "Bearer" });
      const isXml = type === "application/xml";
      const report = own ? reportOf(own) : kept?.report;
      const text = isXml ? (own?.witness.junit() ?? kept?.junit ?? "") : JSON.stringify(report, null, 2);
      return new Response(text, {
        headers: {
          ...noStore,
          "Content-Type": type,
          "Content-Disposition": `attachment; filename="sandbox-${id}.${isXml ? "xml" : "json"}"`,
        },
      });
    });
  api.use(async (context, next) => {
    const id = context.req.param("id") ?? "";
    const found = open.get(id);
    if (!found) return say(gone(id));
    if (!isGiven(context, found.key)) return say(notTheKey, { "WWW-Authenticate": "Bearer" });
    const passed = await found.passes(id);
    if (!passed.ok)
      return say(
        { status: 429, title: "Too many requests", detail: `A sandbox answers ${maxRequests} a minute.` },
        { "Retry-After": `${passed.retryAfter}` },
      );
    found.lastHeard = clock();
    context.set("sandbox", found);
    return next();
  });
  api.delete("/", (context) => {
    end(context.get("sandbox").id, "It was ended by its key.");
    return new Response(null, { status: 204, headers: noStore });
  });
  api.post("/api/v1/orders", async (context) =>
    tell(context, context.get("sandbox").sandbox.place(jsonIn(await context.req.text()))),
  );
  api.get("/api/v1/orders/:reference", (context) =>
    tell(context, context.get("sandbox").sandbox.read(context.req.param("reference"))),
  );
  api.delete("/api/v1/orders/:reference", (context) =>
    tell(context, context.get("sandbox").sandbox.cancel(context.req.param("reference"))),
  );
  api.get("/api/v1/places", (context) => context.json(context.get("sandbox").sandbox.places(), 200, noStore));
  api.get("/events", (context) => {
    const { readers } = context.get("sandbox");
    const own = context.get("sandbox");
    if (readers.size >= maxReaders)
      return say({
        status: 429,
        title: "Too many readers",
        detail: `${maxReaders} read these events. End one of them.`,
      });
    let seen = Number(context.req.header("Last-Event-ID") ?? 0) || 0;
    /* A proxy that collects an answer before it passes it on would hold events back. */
    context.header("X-Accel-Buffering", "no");
    return streamSSE(context, async (stream) => {
      let wake = () => {};
      const call = () => wake();
      readers.add(call);
      stream.onAbort(call);
      try {
        while (!stream.aborted && open.get(own.id) === own) {
          const next = own.events.filter(({ id }) => id > seen);
          for (const { id, event } of next) {
            const { name, data } = told(event);
            await stream.writeSSE({ id: `${id}`, event: name, data: JSON.stringify(data) });
            seen = id;
          }
          if (next.length === 0)
            await new Promise<void>((resolve) => {
              const timer = setTimeout(
                () => stream.write(": waiting\n\n").then(() => resolve()),
                speaksEvery,
              );
              wake = () => {
                clearTimeout(timer);
                resolve();
              };
            });
        }
        await stream.writeSSE({ event: "end", data: ended.get(own.id) ?? "" });
      } finally {
        readers.delete(call);
      }
    });
  });
  app.route("/sandbox/:id", api);

  return {
    app,
    run,
    isKey,
    heard,
    /** From here on messages also go over MQTT. */
    connect(opened: Broker) {
      broker = opened;
    },
    counts: () => ({ open: open.size, clients: broker?.clients() ?? 0 }),
    close() {
      for (const id of [...open.keys()]) end(id, "The site was stopped.");
    },
  };

  function run() {
    const now = clock();
    for (const each of open.values()) {
      if (now - each.lastHeard > silence * 1000)
        end(each.id, `Nothing came for ${Math.round(silence / 60)} minutes.`);
      else if (now - each.began > longest * 1000) end(each.id, `It ran for ${longest / 3600} hours.`);
      else {
        const happened = each.sandbox.runTo((now - each.began) * each.speed);
        each.events.push(...happened.map((event) => ({ id: ++each.told, event })));
        each.events.splice(0, each.events.length - maxBehind);
        if (happened.length > 0) for (const call of each.readers) call();
        for (const event of happened) if (event.kind === "message") publish(each, event.message);
        for (const vehicle of each.foreign.values()) {
          const order = vehicle.next(now);
          if (!order) continue;
          const { manufacturer, serialNumber } = vehicle.whose;
          broker?.publish(each.id, `v2/${manufacturer}/${serialNumber}/order`, order, false);
          each.witness.hear(each.id, vehicle.whose, "order", order);
        }
      }
    }
  }

  /** What tells who is there is kept for those that come later (6.14, 6.15). */
  function publish({ id, witness }: Open, { topic, payload }: Message) {
    const [, , manufacturer = "", serialNumber = "", name = ""] = topic.split("/");
    const isKept = name === "connection" || name === "factsheet";
    broker?.publish(id, `v2/${manufacturer}/${serialNumber}/${name}`, payload, isKept);
    witness.hear(id, { manufacturer, serialNumber }, name, payload);
  }

  function isKey(id: string, key: string) {
    const found = open.get(id);
    return found !== undefined && timingSafeEqual(digest(key), found.key);
  }

  /** A message of another's vehicle. @returns whether it may be here */
  function heard(id: string, { manufacturer, serialNumber, name, text }: Published) {
    const found = open.get(id);
    if (!found || text.length > longestMessage) return false;
    const isCommand = name === "order" || name === "instantActions";
    /* Another fleet control speaks to our vehicles alone, and nobody speaks in their place. */
    if (isCommand !== (manufacturer === ourName)) return false;
    found.lastHeard = clock();
    if (isCommand) return command(found, serialNumber, name, jsonIn(text));
    const whose = `${manufacturer}/${serialNumber}`;
    if (!found.foreign.has(whose)) {
      const all = [...open.values()].reduce((sum, { foreign }) => sum + foreign.size, 0);
      if (found.foreign.size >= maxForeign.each || all >= maxForeign.all) return false;
      found.foreign.set(whose, new ForeignVehicle(found.sandbox.plan, { manufacturer, serialNumber }));
    }
    const message = jsonIn(text);
    if (!isFields(message)) return true;
    found.foreign.get(whose)?.hear(name, message, clock());
    found.witness.hear(id, { manufacturer, serialNumber }, name, message);
    return true;
  }

  /** An order or instant actions of another fleet control to one of our vehicles. */
  function command(found: Open, serialNumber: string, name: "order" | "instantActions", message: unknown) {
    const { sandbox, witness, id } = found;
    if (!sandbox.vehicles.includes(serialNumber)) return false;
    if (!isFields(message)) return true;
    witness.hear(id, { manufacturer: ourName, serialNumber }, name, message);
    const major = String(message["version"]).startsWith("2.0") ? "2.0" : "2.1";
    const version = `${major}.0`;
    const isValid = validators[major]?.[name]?.(message) ?? false;
    const headerId = String(message["headerId"]);
    const invalid = { errorType: "validationError", about: { topic: name, headerId: headerId.slice(0, 40) } };
    if (name === "order")
      return sandbox.command(serialNumber, version, {
        topic: "order",
        order: isValid ? readStrangerOrder(message, sandbox.given) : invalid,
      });
    /* Some controls name the list as 1.1 did. */
    const actions = listOf(message["actions"] ?? message["instantActions"]).flatMap((each) => {
      const { actionId, actionType } = fieldsOf(each);
      return typeof actionId === "string" && typeof actionType === "string" ? [{ actionId, actionType }] : [];
    });
    const isRead = actions.length > 0 && actions.length <= maxActions;
    return sandbox.command(
      serialNumber,
      version,
      isRead ? { topic: "instantActions", actions } : { topic: "order", order: invalid },
    );
  }

  function end(id: string, why: string) {
    const own = open.get(id);
    if (own) reports.set(id, { key: own.key, report: reportOf(own), junit: own.witness.junit() });
    open.delete(id);
    ended.set(id, why);
    for (const call of [...(own?.readers ?? []), ...(own?.watchers ?? [])]) call();
    const theirs = [...(own?.foreign.keys() ?? [])];
    const names = ["connection", "factsheet", "state", "visualization"];
    broker?.forget(
      id,
      theirs.flatMap((whose) => names.map((name) => `v2/${whose}/${name}`)),
    );
  }

  function gone(id: string) {
    const why = ended.get(id);
    return why
      ? { status: 410, title: "This sandbox has ended", detail: `${why} POST /sandbox opens another.` }
      : noSandbox;
  }

  function reportOf({ id, sandbox, began, witness }: Open): Report & Written {
    const [from, to] = [timestampOf(began), timestampOf(clock())];
    return { id, floor: sandbox.plan.name, from, to, ...witness.report() };
  }

  function pageOf(context: Context): SandboxPage {
    const id = context.req.param("id") ?? "";
    const own = open.get(id);
    const given = keyIn(context);
    if (own) {
      const inside = isGiven(context, own.key);
      const origin = originOf(context);
      const view = viewOf(origin, own, inside);
      return { is: "open", view, key: inside ? given : undefined, wrongKey: given !== "" && !inside };
    }
    const why = ended.get(id);
    if (why === undefined) return { is: "none" };
    const kept = reports.get(id);
    const report =
      kept && isGiven(context, kept.key)
        ? `/sandbox/${id}/report?key=${encodeURIComponent(given)}`
        : undefined;
    return { is: "ended", ended: { id, why, report } };
  }

  function viewOf(origin: string, own: Open, inside: boolean): SandboxView {
    const { id, began, speed, seed, sandbox } = own;
    const { name, places, lanes } = sandbox.plan;
    const { http, events, report, mqtt, ws } = addressesOf(origin, id);
    return {
      ...{ id, speed, seed, silenceSeconds: silence },
      endsAt: timestampOf(began + longest * 1000),
      floor: { name, places, lanes },
      link: pathOf(sandbox.plan),
      order: sandbox.example(),
      moment: momentOf(own, inside, { message: 0, broken: 0 }),
      addresses: { http, events, report, mqtt, ws },
    };
  }

  function momentOf(
    { sandbox, witness }: Open,
    inside: boolean,
    seen: { message: number; broken: number },
  ): SandboxMoment {
    const ours = sandbox.standing().map(({ size, ...at }): ShownVehicle => {
      const { length, width } = size;
      const whose = { manufacturer: ourName, serialNumber: at.name };
      return { ...at, own: true, length, width, ...witness.told(whose) };
    });
    const { length = 1200, width = 800 } = ours[0] ?? {};
    const others = witness.strangers(ourName).map(({ whose, ...at }): ShownVehicle => {
      return { ...at, own: false, length, width, ...witness.told(whose) };
    });
    return {
      at: timestampOf(clock()),
      vehicles: [...ours, ...(inside ? others : [])],
      ...(inside && {
        inside: {
          heard: witness.heard,
          messages: witness.messagesAfter(seen.message),
          broken: witness.brokenAfter(seen.broken),
          tallies: witness.tallies,
          orders: sandbox
            .latest(maxListed)
            .map(({ reference, state, vehicle = "" }) => ({ reference, state, vehicle })),
        },
      }),
    };
  }

  function addressesOf(origin: string, id: string) {
    const address = `${origin}/sandbox/${id}`;
    const host = new URL(origin).hostname;
    return {
      page: address,
      http: `${address}/api/v1`,
      events: `${address}/events`,
      report: `${address}/report`,
      ws: broker && `${origin.replace(/^http/, "ws")}${mqttPath}`,
      mqtt: broker?.isReachedAt(host)
        ? { url: `mqtt://${host}:${broker.port}`, username: id, prefix: id }
        : undefined,
    };
  }

  function described(
    origin: string,
    id: string,
    key: string,
    plan: Plan,
    more: { seed: number; speed: number },
  ) {
    const { page, http, events, report, mqtt, ws } = addressesOf(origin, id);
    const named = new Set(plan.flows.flatMap(({ from, to }) => [from, to]));
    return {
      id,
      key,
      page,
      endsAt: timestampOf(clock() + longest * 1000),
      silenceSeconds: silence,
      ...more,
      floor: {
        name: plan.name,
        mapId: "floor",
        link: pathOf(plan),
        places: plan.places
          .filter((place) => named.has(place.id))
          .map((place) => ({ id: place.id, x: place.x / 1000, y: place.y / 1000 })),
      },
      http: { url: http, authorization: `Bearer ${key}` },
      events: { url: events },
      report,
      ...(mqtt && { mqtt: { ...mqtt, password: key } }),
      ...(ws && { ws: { url: ws, username: id, password: key, prefix: id } }),
      vehicles: open
        .get(id)
        ?.sandbox.vehicles.map((serialNumber) => ({ manufacturer: ourName, serialNumber })),
    };
  }
}

/** The floor that was asked for; undefined if there is none of that name. */
function planOf(preset: string | undefined): Plan | undefined {
  if (preset === undefined) return sandboxFloor();
  return presetOf(preset);
}

/** The floor of a planner's address; undefined if it holds none, or one that is too large for a sandbox. */
function planIn(link: string): Plan | undefined {
  const opened = openPath(link, largest);
  if (!opened.ok) return undefined;
  const { plan } = opened.value;
  if ((plan.choice.count ?? 0) > largest.vehicles) return undefined;
  return plan;
}

const unknownPreset = () =>
  `A preset is one of ${presets.map(({ caseStudy }) => caseStudy).join(", ")}. Without one it is ${sandboxFloor().name}.`;
const unreadLink = `A link is the planner's address with a plan in it: ${largest.places} places, ${largest.lanes} lanes and ${largest.vehicles} vehicles at most.`;

const notTheKey = {
  status: 401,
  title: "No key, or another's",
  detail: "Send the sandbox's key: Authorization: Bearer <key>.",
};

const originOf = (context: Context) => context.req.header("X-Origin") ?? new URL(context.req.url).origin;
const keyIn = (context: Context) => context.req.header("Authorization")?.replace(/^Bearer /i, "") ?? "";
const isGiven = (context: Context, key: Buffer) => timingSafeEqual(digest(keyIn(context)), key);

function told(event: Event) {
  return event.kind === "order"
    ? { name: "order", data: event.order }
    : { name: "message", data: { topic: event.message.topic, payload: event.message.payload } };
}

function tell<Body>(context: Context, answer: Answer<Body>) {
  if ("problem" in answer) return say(answer.problem);
  return context.json(answer.body as object, answer.status, noStore);
}

/** Undefined where the text is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of our vehicles in topics. */
const ourName = "MAG-Robotics";
const digest = (text: string) => createHash("sha256").update(text).digest();
