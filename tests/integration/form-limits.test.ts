import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { forgetOldCounts } from "#server/intake/counts.ts";
import { openIntake } from "#server/intake/intake.ts";
import { type Limits, noLimits, TooMany } from "#server/intake/limit.ts";
import { mailboxNames, networkNames } from "#server/secrets/network-names.ts";
import type { Database } from "#server/tables/tables.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, goodFields, mail } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";

describe.each(engines)("over %s", (engine) => {
  test("two processes together let a network send as many forms as one does", async () => {
    await using database = await freshDatabase(engine);
    const env = { ...database.env, SUBMISSION_LIMIT: "20", STAFF_SECRET: "s".repeat(32) };
    const sites = await Promise.all([startSite(env), startSite(env)]);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        fetch(sites[number % 2]?.origin ?? "", {
          method: "POST",
          headers: { accept: "application/json" },
          body: new URLSearchParams({ "form-name": "contact", ...goodFields, message: `Number ${number}` }),
        }),
      ),
    );
    const passed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).toEqual([20, 40]);
    for (const { headers } of refused) {
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    }
    expect(await database.db.selectFrom("submissions").select("id").execute()).toHaveLength(20);
    await Promise.all(sites.map((site) => site.stop()));
  });

  test("a network's limit ends after its minute, and does not affect other networks", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const send = intakeWith(db, { perNetwork: 2 });
    const twice = await Promise.allSettled([
      send("a@rao.example"),
      send("b@rao.example"),
      send("c@rao.example"),
    ]);
    expect(twice.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    await expect(send("d@rao.example")).rejects.toThrow(TooMany);
    await send("e@rao.example", "192.0.2.2");
    await endWindows(db);
    await send("f@rao.example");
  });

  test("the many networks of one IPv6 customer send eight times as many as one of them", async () => {
    await using database = await freshDatabase(engine);
    const name = networkNames("a secret", () => new Date());
    const send = intakeWith(database.db, { perNetwork: 2 });
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        send(`${number}@rao.example`, name(`2001:db8:0:${number}::1`)),
      ),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(16);
    await send("other@rao.example", name("2001:db8:1::1"));
  });

  test("one mailbox gets three confirmations an hour, however it is written; every form is stored and told", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const send = intakeWith(db, { perMailbox: 3 });
    const addresses = ["asha@rao.example", "Asha@RAO.example", "asha+1@rao.example", "asha+2@rao.example"];
    for (const address of addresses) await send(address);
    await Promise.all([send("asha@rao.example"), send("asha+3@rao.example"), send("olga@rao.example")]);
    expect(await states(db, "sender-confirmation")).toEqual({ pending: 4, cancelled: 3 });
    expect(await states(db, "sales-notice")).toEqual({ pending: 7 });
    const withheld = await db
      .selectFrom("deliveries")
      .select("last_error")
      .where("state", "=", "cancelled")
      .execute();
    expect(withheld.map((row) => row.last_error)).toEqual(Array(3).fill("limit: mailbox"));
    await endWindows(db);
    await send("asha@rao.example");
    expect(await states(db, "sender-confirmation")).toEqual({ pending: 5, cancelled: 3 });
  });

  test("beyond the site's limit nobody gets a confirmation, and sales are told once", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const told: boolean[] = [];
    const send = intakeWith(db, { confirmations: 4 }, ({ isAlarming }) => told.push(isAlarming));
    await Promise.all(Array.from({ length: 6 }, (_, number) => send(`visitor${number}@rao.example`)));
    for (let number = 6; number < 9; number++) await send(`visitor${number}@rao.example`);
    expect(await states(db, "sender-confirmation")).toEqual({ pending: 4, cancelled: 5 });
    const alarms = await db
      .selectFrom("deliveries")
      .select(["recipient", "state"])
      .where("kind", "=", "confirmations-alarm")
      .execute();
    expect(alarms).toEqual([{ recipient: mail.sales, state: "pending" }]);
    expect(told.filter(Boolean)).toHaveLength(1);
  });

  test("counts name nobody, and are deleted", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    await intakeWith(db, { perNetwork: 9, perMailbox: 9, confirmations: 9 })("asha@rao.example");
    const rows = await db.selectFrom("form_counts").selectAll().execute();
    expect(rows).toHaveLength(3);
    /* Nor can a guess be tried: the same mailbox under another secret has another name. */
    const names = ["one secret", "another secret"].map((secret) => mailboxNames(secret)("asha@rao.example"));
    expect(new Set(names).size).toBe(2);
    expect(names.join()).not.toContain("asha");
    expect(JSON.stringify(rows)).not.toMatch(/asha|192\.0\.2/);
    await endWindows(db);
    await forgetOldCounts(db);
    expect(await db.selectFrom("form_counts").selectAll().execute()).toEqual([]);
  });
});

function intakeWith(
  db: Database,
  limits: Partial<Limits>,
  onWithheld?: Parameters<typeof openIntake>[0]["onWithheld"],
) {
  const { accept } = openIntake({
    db,
    mail,
    clock: () => new Date(),
    random: randomBytes,
    limits: { ...noLimits, ...limits },
    onWithheld,
  });
  return (email: string, network = "192.0.2.1") => {
    const fields = { ...goodFields, email, message: randomBytes(8).toString("hex") };
    return accept({ ...goodEnquiry, fields, network });
  };
}

/** As if hours had passed. */
async function endWindows(db: Database) {
  await db.updateTable("form_counts").set({ ends_at: "2020-01-01T00:00:00.000Z" }).execute();
}

async function states(db: Database, kind: "sender-confirmation" | "sales-notice") {
  const rows = await db.selectFrom("deliveries").select("state").where("kind", "=", kind).execute();
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, { length }]) => [state, length]),
  );
}
