import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { pathOf } from "#planner/link/link.ts";
import type { Message } from "#planner/messages/headers.ts";
import { isFields } from "#planner/messages/rules/read-content.ts";
import { timestampOf } from "#planner/messages/timestamp.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presetOf, presets } from "#planner/presets/presets.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { Broker, Published } from "./broker.ts";
import { ForeignVehicle } from "./foreign-vehicle.ts";
import { longestRequest, noStore, say, tooLong } from "./problem.ts";
import { type Answer, type Event, Sandbox } from "./sandbox.ts";
import { sandboxFloor } from "./sandbox-floor.ts";

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
/** Vehicles of others in one sandbox. */
const maxForeign = 8;
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
};

const begins = z.strictObject({
  preset: z.string().max(80).optional(),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(7),
  speed: z.number().min(1).max(20).default(1),
});

/** All sandboxes of one process, and the requests that they answer. */
export function openSandboxes({ clock, random, silence }: Settings) {
  const open = new Map<string, Open>();
  /** Why sandboxes ended. */
  const ended = new LRUCache<string, string>({ max: 1000 });
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
    const { preset, seed, speed } = asked.data;
    const plan = planOf(preset);
    if (!plan)
      return say({
        status: 422,
        title: "No such floor",
        detail: `A preset is one of ${presets.map(({ caseStudy }) => caseStudy).join(", ")}. Without one it is ${sandboxFloor().name}.`,
      });
    const made = Sandbox.open({ ...plan, seed }, clock());
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
    });
    const origin = context.req.header("X-Origin") ?? new URL(context.req.url).origin;
    return context.json(described(origin, id, key, made.value.plan, { seed, speed }), 201, noStore);
  });

  const api = new Hono<{ Variables: { sandbox: Open } }>();
  api.use(async (context, next) => {
    const id = context.req.param("id") ?? "";
    const found = open.get(id);
    if (!found) {
      const why = ended.get(id);
      return say(
        why
          ? { status: 410, title: "This sandbox has ended", detail: `${why} POST /sandbox opens another.` }
          : { status: 404, title: "No such sandbox", detail: "POST /sandbox opens one." },
      );
    }
    const given = context.req.header("Authorization")?.replace(/^Bearer /i, "") ?? "";
    if (!timingSafeEqual(digest(given), found.key))
      return say(
        {
          status: 401,
          title: "No key, or another's",
          detail: "Send the sandbox's key: Authorization: Bearer <key>.",
        },
        { "WWW-Authenticate": "Bearer" },
      );
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
        for (const event of happened) if (event.kind === "message") publish(each.id, event.message);
        for (const [whose, vehicle] of each.foreign) {
          const order = vehicle.next(now);
          if (order) broker?.publish(each.id, `v2/${whose}/order`, order, false);
        }
      }
    }
  }

  /** What tells who is there is kept for those that come later (6.14, 6.15). */
  function publish(id: string, { topic, payload }: Message) {
    const below = topic.slice(topic.indexOf("/") + 1);
    broker?.publish(id, below, payload, /\/(connection|factsheet)$/.test(below));
  }

  function isKey(id: string, key: string) {
    const found = open.get(id);
    return found !== undefined && timingSafeEqual(digest(key), found.key);
  }

  /** A message of another's vehicle. @returns whether it may be here */
  function heard(id: string, { manufacturer, serialNumber, name, text }: Published) {
    const found = open.get(id);
    if (!found || manufacturer === ourName) return false;
    found.lastHeard = clock();
    const whose = `${manufacturer}/${serialNumber}`;
    if (!found.foreign.has(whose)) {
      if (found.foreign.size >= maxForeign) return false;
      found.foreign.set(whose, new ForeignVehicle(found.sandbox.plan, { manufacturer, serialNumber }));
    }
    const message = jsonIn(text);
    if (isFields(message)) found.foreign.get(whose)?.hear(name, message, clock());
    return true;
  }

  function end(id: string, why: string) {
    const own = open.get(id);
    open.delete(id);
    ended.set(id, why);
    for (const call of own?.readers ?? []) call();
    const theirs = [...(own?.foreign.keys() ?? [])];
    const names = ["connection", "factsheet", "state", "visualization"];
    broker?.forget(
      id,
      theirs.flatMap((whose) => names.map((name) => `v2/${whose}/${name}`)),
    );
  }

  function described(
    origin: string,
    id: string,
    key: string,
    plan: Plan,
    more: { seed: number; speed: number },
  ) {
    const address = `${origin}/sandbox/${id}`;
    const named = new Set(plan.flows.flatMap(({ from, to }) => [from, to]));
    return {
      id,
      key,
      page: `${origin}/sandbox`,
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
      http: { url: `${address}/api/v1`, authorization: `Bearer ${key}` },
      events: { url: `${address}/events` },
      ...(broker?.isReachedAt(new URL(origin).hostname) && {
        mqtt: {
          url: `mqtt://${new URL(origin).hostname}:${broker.port}`,
          username: id,
          password: key,
          prefix: id,
        },
      }),
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
