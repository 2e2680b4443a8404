import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { openWebhook } from "#server/deliveries/webhook.ts";
import { startDeliveries } from "#server/deliveries/worker.ts";
import { openIntake } from "#server/intake/intake.ts";
import type { Database } from "#server/tables/tables.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, goodFields, mail } from "#tests/support/enquiries.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

describe.each(engines)("webhooks over %s", (engine) => {
  test("an enquiry is posted once, signed, while emails wait for their server", async () => {
    await using database = await freshDatabase(engine);
    await using receiver = await startReceiver(() => 204);
    const url = receiver.url.replace("//", "//crm:a%3Ab@");
    const reference = await accept(database.db, url);
    await using _worker = worker(database.db, url);
    await vi.waitFor(async () => expect(await standing(database.db)).toEqual(["sent", 1, null]));
    expect(receiver.calls).toHaveLength(1);
    const [call] = receiver.calls;
    expect(JSON.parse(call?.body ?? "")).toEqual({
      type: "submission.received",
      timestamp: expect.any(String),
      data: { reference, form: "home-contact", page: null, fields: goodFields, consent: null },
    });
    expect(call?.headers["authorization"]).toBe(`Basic ${btoa("crm:a:b")}`);
    expect(isGenuine(call)).toBe(true);
    expect(isGenuine(call && { ...call, body: call.body.replace("Asha", "Eve") })).toBe(false);
    const waiting = await database.db
      .selectFrom("deliveries")
      .select(["state", "attempts"])
      .where("kind", "!=", "webhook")
      .execute();
    expect(waiting).toEqual([
      { state: "pending", attempts: 0 },
      { state: "pending", attempts: 0 },
    ]);
  });

  test("a receiver that fails, redirects or is silent gets the same id again, until it takes it", async () => {
    await using database = await freshDatabase(engine);
    const answers = [500, 301, 429, 0, 200];
    await using receiver = await startReceiver((count) => answers[count] ?? 200);
    await accept(database.db, receiver.url);
    let time = Date.now();
    await using _worker = worker(database.db, receiver.url, () => {
      time += 20_000;
      return new Date(time);
    });
    await vi.waitFor(async () => expect(await standing(database.db)).toEqual(["sent", 5, null]), 20_000);
    expect(receiver.calls).toHaveLength(5);
    expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(5);
    expect(receiver.calls.every(isGenuine)).toBe(true);
  });

  test("after a 410 the delivery is given up", async () => {
    await using database = await freshDatabase(engine);
    await using receiver = await startReceiver(() => 410);
    await accept(database.db, receiver.url);
    await using _worker = worker(database.db, receiver.url);
    await vi.waitFor(async () => expect(await standing(database.db)).toEqual(["failed", 1, "HTTP 410"]));
  });

  test("if nobody listens it waits, and the reason is given in codes", async () => {
    await using database = await freshDatabase(engine);
    const receiver = await startReceiver(() => 200);
    await receiver[Symbol.asyncDispose]();
    await accept(database.db, receiver.url);
    await using _worker = worker(database.db, receiver.url);
    await vi.waitFor(async () => expect(await standing(database.db)).toEqual(["pending", 1, "ECONNREFUSED"]));
  });
});

type Call = {
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** An independent receiver; 0 stands for no answer at all. */
async function startReceiver(answer: (count: number) => number) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = answer(calls.length);
    calls.push({ headers: request.headers, body });
    if (status === 0) return;
    response.writeHead(status, status === 301 ? { location: "/elsewhere" } : {}).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    calls,
    url: `http://127.0.0.1:${port}/hooks`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** How the receiver checks a signature, as https://www.standardwebhooks.com has it. */
function isGenuine(call: Call | undefined) {
  const id = String(call?.headers["webhook-id"]);
  const time = String(call?.headers["webhook-timestamp"]);
  const [version, sent = ""] = String(call?.headers["webhook-signature"]).split(",");
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const right = createHmac("sha256", key).update(`${id}.${time}.${call?.body}`).digest();
  const given = Buffer.from(sent, "base64");
  return (
    version === "v1" && /^msg_/.test(id) && given.length === right.length && timingSafeEqual(given, right)
  );
}

function accept(db: Database, url: string) {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const intake = openIntake({ db, mail, webhook: { url, secret }, clock: () => new Date(), random });
  return intake.accept(goodEnquiry);
}

function worker(db: Database, url: string, now = () => new Date()) {
  const postman = startDeliveries({
    db,
    siteUrl: "http://site.example",
    post: openWebhook({ url, secret, longestPost: 500 }),
    clock: now,
    now,
    jitter: () => 0,
    log: { warn: () => {}, error: () => {} },
    pollEvery: 50,
    claimFor: 3_600_000 /* the clock of a test jumps */,
  });
  return { [Symbol.asyncDispose]: postman.stop };
}

async function standing(db: Database) {
  const row = await db
    .selectFrom("deliveries")
    .select(["state", "attempts", "last_error"])
    .where("kind", "=", "webhook")
    .executeTakeFirstOrThrow();
  return [row.state, row.attempts, row.last_error];
}
