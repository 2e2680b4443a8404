import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { privacy } from "#content/company/legal.ts";
import { auditDays, retentionDays } from "#content/company/retention.ts";
import { readConfig } from "#server/config/config.ts";
import { eraseOld, forgetTraces } from "#server/retention/start-retention.ts";
import { countAttempt } from "#server/staff/attempts.ts";
import { recordAlone } from "#server/staff/audit.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, goodFields, intakeOver } from "#tests/support/enquiries.ts";

const day = 24 * 60 * 60 * 1000; /* ms */
const now = new Date("2027-06-01T12:00:00Z");

describe.each(engines)("%s", (engine) => {
  test("submissions past their retention are erased, once, and nothing else", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const at = (age: number, message: string) =>
      intakeOver(
        db,
        () => new Date(now.getTime() - age * day),
      )({
        ...goodEnquiry,
        fields: { ...goodFields, message },
      });
    const old = await Promise.all([at(31, "one"), at(400, "two"), at(30.01, "three")]);
    const young = await Promise.all([at(29.99, "four"), at(0, "five")]);

    await db.updateTable("tickets").set({ spam_signs: "links", spam_score: 3 }).execute();

    const settings = { db, days: 30, clock: () => now, random: randomBytes };
    const counts = await Promise.all([eraseOld(settings), eraseOld(settings)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(await eraseOld(settings)).toBe(0);

    const rows = await db
      .selectFrom("submissions")
      .innerJoin("tickets", "submission_id", "id")
      .select(["reference", "fields", "email", "tickets.state"])
      .execute();
    const erased = rows.filter(({ fields }) => fields === "{}");
    expect(erased.map(({ reference }) => reference).sort()).toEqual(old.sort());
    expect(erased.every(({ email, state }) => email === null && state === "closed")).toBe(true);
    const kept = rows.filter(({ fields }) => JSON.parse(fields).fullName === goodFields.fullName);
    expect(kept.map(({ reference }) => reference).sort()).toEqual(young.sort());

    const signs = await db
      .selectFrom("tickets")
      .select(["spam_signs", "spam_score"])
      .where("erased_at", "is not", null)
      .execute();
    expect(signs).toEqual(Array(3).fill({ spam_signs: "", spam_score: 0 }));

    const recipients = await db.selectFrom("deliveries").select("recipient").distinct().execute();
    expect(recipients.map(({ recipient }) => recipient)).toContain("");
    const entries = await db.selectFrom("ticket_entries").select(["kind", "staff_id"]).execute();
    expect(entries).toEqual(Array(3).fill({ kind: "erased", staff_id: null }));
  });
});

test.each(engines)(
  "%s: what is counted or logged for a time is deleted after it, also where nobody comes",
  async (engine) => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const ago = (days: number) => new Date(Date.now() - days * day);
    const count = { key: "a mailbox", count: 1 };
    await db
      .insertInto("form_counts")
      .values({ ...count, ends_at: ago(0.001).toISOString() })
      .execute();
    for (const days of [400, 300]) {
      const event = { action: "sign-in-failed", actorId: null, address: "192.0.2.1" } as const;
      await recordAlone(db, { ...event, now: ago(days), random: randomBytes });
    }
    for (const days of [1.1, 0.9])
      await countAttempt(db, {
        email: "a@b.example",
        address: "192.0.2.1",
        now: ago(days),
        random: randomBytes,
      });
    await forgetTraces({ db, auditDays, clock: () => new Date() });
    expect(await db.selectFrom("form_counts").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("staff_events").select("id").execute()).toHaveLength(1);
    expect(await db.selectFrom("sign_in_attempts").select("id").execute()).toHaveLength(1);
  },
);

test.each(engines)(
  "%s: the fingerprint of a message is kept for a day, and the message itself stays",
  async (engine) => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const hours = (age: number) => new Date(now.getTime() - age * 3_600_000);
    for (const age of [100, 24.1, 23.9, 0])
      await intakeOver(db, () => hours(age))({
        ...goodEnquiry,
        fields: { ...goodFields, message: `${age} hours` },
      });
    expect(await eraseOld({ db, days: 30, clock: () => now, random: randomBytes })).toBe(0);
    const rows = await db.selectFrom("submissions").select(["fields", "fingerprint"]).orderBy("id").execute();
    expect(rows.map(({ fields }) => JSON.parse(fields).message)).toEqual([
      ...["100 hours", "24.1 hours", "23.9 hours", "0 hours"],
    ]);
    expect(rows.map(({ fingerprint }) => fingerprint !== null)).toEqual([false, false, true, true]);
  },
);

test("the privacy page states the site's retention in days", () => {
  expect(readConfig({})).toMatchObject({ retentionDays, auditDays });
  const text = privacy.parts.flatMap((part) => part.text).join(" ");
  expect(text).toContain(`${retentionDays} days after it came in at the latest`);
  expect(text).toContain(`Staff's sign-ins are logged for ${auditDays} days at most`);
});

test("nobody can set a longer time than the privacy page promises", () => {
  expect(() => readConfig({ RETENTION_DAYS: `${retentionDays + 1}` })).toThrow(/RETENTION_DAYS: must be/);
  expect(readConfig({ RETENTION_DAYS: "90" }).retentionDays).toBe(90);
  expect(() => readConfig({ AUDIT_DAYS: `${auditDays + 1}` })).toThrow(/AUDIT_DAYS: must be/);
});
