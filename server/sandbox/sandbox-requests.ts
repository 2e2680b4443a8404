import { timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import { totalOf } from "#planner/fleet/total.ts";
import { lengthOfLanes } from "#planner/floor/distances.ts";
import { type Largest, openPath } from "#planner/link/link.ts";
import { troubles } from "#planner/messages/vehicle-messages.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presetOf, presets } from "#planner/presets/presets.ts";
import { isBuildReplaced } from "../http/build-replaced.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { digestOf } from "./digest.ts";
import { jsonIn, noJson } from "./json-in.ts";
import type { LiveSandbox } from "./live-sandbox.ts";
import { type Lives, maxRequests } from "./lives.ts";
import { clientHeader, untilHeader } from "./peers.ts";
import { longestRequest, noCall, noSandbox, noStore, say, tookTooLong, tooLong } from "./problem.ts";
import type { Answer, Event } from "./sandbox.ts";
import { described, momentOf, viewOf } from "./sandbox-answers.ts";
import { sandboxFloor } from "./sandbox-floor.ts";
import type { SandboxPage } from "./sandbox-view.ts";

/** Sandboxes that one network may open a minute. */
const maxOpened = 6;
/** Readers of one sandbox's events. */
const maxReaders = 5;
/** Readers of one sandbox's page. */
const maxWatchers = 10;
/** How often a page is told what moves, ms. */
const tellsEvery = 1000;
/** After so long (ms) without an event, a reader gets a comment, or a proxy would end the connection. */
const speaksEvery = 15_000;
/**
 * What a link's plan may hold, how many vehicles drive on its floor and how long its lanes are together (mm): laying it
 * out and running it take the time of all others.
 */
const largest: Largest & { vehicles: number; length: number } = {
  ...{ bytes: 12_000, loads: 10, places: 40, lanes: 80, flows: 40 },
  vehicles: 12,
  length: 3_000_000,
};

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

/** What goes wrong with a vehicle, or right again. */
const trouble = z.strictObject({
  vehicle: z.string().max(80),
  trouble: z.enum(troubles),
  on: z.boolean(),
});

/** What the sandboxes of one process answer. */
export function sandboxRequests(lives: Lives) {
  const mayOpen = rateLimit(maxOpened);
  const app = new Hono();

  app.notFound(() => say(noCall));
  app.onError(() => {
    const failed = {
      title: "The sandbox failed",
      detail: "Something stopped on our side. Try again in a moment.",
    };
    /* What it has not loaded yet is another build's. */
    return isBuildReplaced()
      ? say({ ...failed, status: 503 }, { "Retry-After": "60" })
      : say({ ...failed, status: 500 });
  });
  app.use(
    bodyLimit({
      maxSize: longestRequest,
      onError: () => say(tooLong),
    }),
  );

  /* Whoever asked has been told so: nothing is done that nobody waits for. */
  const isTooLate = (context: Context) =>
    lives.clock() > Number(context.req.header(untilHeader) ?? Number.POSITIVE_INFINITY);
  app.use(async (context, next) => (isTooLate(context) ? say(...tookTooLong) : next()));

  app.post("/sandbox", async (context) => {
    const passed = await mayOpen(context.req.header(clientHeader) ?? "");
    if (!passed.ok)
      return say(
        { status: 429, title: "Too many sandboxes", detail: "Open the next one in a minute." },
        { "Retry-After": `${passed.retryAfter}` },
      );
    if (lives.isFull())
      return say(
        {
          status: 503,
          title: "All sandboxes are taken",
          detail: "One ends after a while of silence. Try again in a minute.",
        },
        { "Retry-After": "60" },
      );
    const body = await context.req.text();
    const unreadable = body.trim() === "" ? undefined : noJson(body);
    if (unreadable) return say(unreadable.problem);
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
    const made = await lives.begin({
      ...{ plan, seed, speed, version },
      largest: link === undefined ? undefined : largest.vehicles,
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
    if (isTooLate(context)) {
      lives.end(made.value.live.id, "Nobody waited for it.");
      return say(...tookTooLong);
    }
    return context.json(described(originOf(context), made.value, lives), 201, noStore);
  });

  const api = new Hono<{ Variables: { sandbox: LiveSandbox } }>();
  /** What moves, for whoever has the page's address; with the key, the messages and verdicts as well. */
  api.get("/page", (context) => context.json(pageOf(context), 200, noStore));
  api.get("/watch", (context) => {
    const id = context.req.param("id") ?? "";
    const own = lives.find(id);
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
        while (!stream.aborted && lives.find(id) === own) {
          const moment = momentOf(own, inside, seen, lives.clock());
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
        await stream.writeSSE({ event: "end", data: lives.whyEnded(id) ?? "" });
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
      const own = lives.find(id);
      const kept = lives.reportAfter(id);
      const key = own?.key ?? kept?.key;
      if (!key) return say(gone(id));
      if (!isGiven(context, key)) return say(notTheKey, { "WWW-Authenticate": "Bearer" });
      const isXml = type === "application/xml";
      const report = own ? lives.reportOf(own) : kept?.report;
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
    const found = lives.find(id);
    if (!found) return say(gone(id));
    if (!isGiven(context, found.key)) return say(notTheKey, { "WWW-Authenticate": "Bearer" });
    const passed = await found.passes(id);
    if (!passed.ok)
      return say(
        { status: 429, title: "Too many requests", detail: `A sandbox answers ${maxRequests} a minute.` },
        { "Retry-After": `${passed.retryAfter}` },
      );
    found.lastHeard = lives.clock();
    context.set("sandbox", found);
    return next();
  });
  api.delete("/", (context) => {
    lives.end(context.get("sandbox").id, "It was ended by its key.");
    return new Response(null, { status: 204, headers: noStore });
  });
  api.post("/api/v1/orders", async (context) => {
    const text = await context.req.text();
    return tell(context, noJson(text) ?? context.get("sandbox").sandbox.place(jsonIn(text)));
  });
  api.get("/api/v1/orders/:reference", (context) =>
    tell(context, context.get("sandbox").sandbox.read(context.req.param("reference"))),
  );
  api.delete("/api/v1/orders/:reference", (context) =>
    tell(context, context.get("sandbox").sandbox.cancel(context.req.param("reference"))),
  );
  api.post("/trouble", async (context) => {
    const read = trouble.safeParse(jsonIn(await context.req.text()));
    if (!read.success)
      return say({
        status: 422,
        title: "This is no trouble",
        detail: `Send { "vehicle", "trouble", "on" }; a trouble is one of ${troubles.join(", ")}.`,
      });
    const { sandbox } = context.get("sandbox");
    const { vehicle, trouble: kind, on } = read.data;
    if (!sandbox.fail(vehicle, kind, on))
      return say({
        status: 422,
        title: "No such vehicle",
        detail: `The vehicles are ${sandbox.vehicles.join(", ")}.`,
      });
    return new Response(null, { status: 204, headers: noStore });
  });
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
    const last = Number(context.req.header("Last-Event-ID") ?? 0) || 0;
    /* A number that has not been told is no event of this sandbox. */
    let seen = last > own.told ? 0 : last;
    /* A proxy that collects an answer before it passes it on would hold events back. */
    context.header("X-Accel-Buffering", "no");
    return streamSSE(context, async (stream) => {
      let wake = () => {};
      const call = () => wake();
      readers.add(call);
      stream.onAbort(call);
      try {
        while (!stream.aborted && lives.find(own.id) === own) {
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
        await stream.writeSSE({ event: "end", data: lives.whyEnded(own.id) ?? "" });
      } finally {
        readers.delete(call);
      }
    });
  });
  /* Those that the published document has, by another method. */
  const published = api.routes.filter(
    ({ method, path }) => method !== "ALL" && /^\/(api\/v1\/|events$)/.test(path),
  );
  for (const [path, found] of Map.groupBy(published, (route) => route.path)) {
    const allowed = found.map(({ method }) => (method === "GET" ? "GET, HEAD" : method)).join(", ");
    api.all(path, () =>
      say(
        { status: 405, title: "Not by this method", detail: `This address answers ${allowed}.` },
        { Allow: allowed },
      ),
    );
  }
  app.route("/sandbox/:id", api);

  return app;

  function gone(id: string) {
    const why = lives.whyEnded(id);
    return why
      ? { status: 410, title: "This sandbox has ended", detail: `${why} POST /sandbox opens another.` }
      : noSandbox;
  }

  function pageOf(context: Context): SandboxPage {
    const id = context.req.param("id") ?? "";
    const own = lives.find(id);
    const given = keyIn(context);
    if (own) {
      const inside = isGiven(context, own.key);
      const origin = originOf(context);
      const view = viewOf(origin, own, inside, lives);
      return { is: "open", view, key: inside ? given : undefined, wrongKey: given !== "" && !inside };
    }
    const why = lives.whyEnded(id);
    if (why === undefined) return { is: "none" };
    const kept = lives.reportAfter(id);
    const report = kept && isGiven(context, kept.key) ? `/sandbox/${id}/report` : undefined;
    return { is: "ended", ended: { id, why, report } };
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
  const { count, fleet = [] } = plan.choice;
  if ((count ?? totalOf(fleet)) > largest.vehicles) return undefined;
  if (lengthOfLanes(plan) > largest.length) return undefined;
  return plan;
}

const unknownPreset = () =>
  `A preset is one of ${presets.map(({ id }) => id).join(", ")}. Without one it is ${sandboxFloor().name}.`;
const unreadLink = `A link is the planner's address with a plan in it: ${largest.places} places, ${largest.lanes} lanes of ${largest.length / 1_000_000} km together and ${largest.vehicles} vehicles at most.`;

const notTheKey = {
  status: 401,
  title: "No key, or another's",
  detail: "Send the sandbox's key: Authorization: Bearer <key>.",
};

const originOf = (context: Context) => context.req.header("X-Origin") ?? new URL(context.req.url).origin;
const keyIn = (context: Context) => context.req.header("Authorization")?.replace(/^Bearer /i, "") ?? "";
const isGiven = (context: Context, key: Buffer) => timingSafeEqual(digestOf(keyIn(context)), key);

function told(event: Event) {
  return event.kind === "order"
    ? { name: "order", data: event.order }
    : { name: "message", data: { topic: event.message.topic, payload: event.message.payload } };
}

function tell<Body>(context: Context, answer: Answer<Body>) {
  if ("problem" in answer) return say(answer.problem);
  return context.json(answer.body as object, answer.status, noStore);
}
