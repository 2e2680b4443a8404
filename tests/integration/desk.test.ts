import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { claimDue } from "#server/deliveries/claims.ts";
import { planDeliveries } from "#server/deliveries/plan.ts";
import { addNote, changeOwner, changeState, restore, sendAgain } from "#server/desk/changes.ts";
import { countSubmissionsFrom, erasePerson } from "#server/desk/erase.ts";
import { ticketsAsCsv } from "#server/desk/export.ts";
import { readFilters } from "#server/desk/filters.ts";
import { listTickets } from "#server/desk/list.ts";
import type { Cursor } from "#server/desk/rows.ts";
import { findTicket } from "#server/desk/ticket.ts";
import { findTracked } from "#server/desk/tracking.ts";
import { findByReference } from "#server/submissions/list.ts";
import type { Database } from "#server/tables/tables.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, goodFields, intakeOver, mail } from "#tests/support/enquiries.ts";
import { storeTickets } from "#tests/support/many-tickets.ts";
import { addStaff } from "#tests/support/staff.ts";

/** A Wednesday. */
const now = new Date("2026-11-18T12:00:00Z");
const hours = 3_600_000;

describe.each(engines)("the desk over %s", (engine) => {
  test("finds by the beginning of every word, wherever it stands, whatever its case and accents", async () => {
    await using database = await freshDatabase(engine);
    const accept = intakeOver(database.db);
    const asha = await accept(goodEnquiry);
    const jonas = await accept(enquiry({ fullName: "Jonas Müller", email: "jonas@100%_mueller.example" }));
    const find = async (search: string) => (await list(database.db, { search })).references;

    expect(await find("RAO cold")).toEqual([jonas, asha]);
    expect(await find("asha cold")).toEqual([asha]);
    expect(await find("MÜLLER")).toEqual([jonas]);
    expect(await find("mull")).toEqual([jonas]);
    expect(await find("uller")).toEqual([]);
    expect(await find("9187654")).toEqual([]);
    for (const phone of ["919876543210", "+91 98765 43210", "9876543210", "43210"])
      expect(await find(phone), phone).toEqual([jonas, asha]);
    expect(await find(asha.toLowerCase())).toEqual([asha]);
    expect(await find("umlaut: ü")).toEqual([jonas, asha]);
    expect(await find("100%_mue")).toEqual([jonas]);
    expect(await find("%")).toEqual([]);
    expect(await find("_mueller")).toEqual([jonas]);
    expect(await find("' or 1=1 --")).toEqual([]);
    for (const syntax of ['asha"', "asha:*", "asha & (cold", "^asha", "asha -cold"])
      expect(await find(syntax), syntax).toEqual([asha]);
    for (const syntax of ["asha OR nothing", "NEAR(asha cold)", "asha | nothing"])
      expect(await find(syntax), syntax).toEqual([]);

    const far = `${"word ".repeat(500)}turntable`;
    const tanaka = await accept(enquiry({ companyName: "田中倉庫株式会社", message: far }));
    expect(await find("turntable")).toEqual([tanaka]);
    expect(await find("倉庫")).toEqual([tanaka]);
  });

  test("narrows by state, form, reason and day, and counts each view under the other filters", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const author = await authorOver(db);
    const at = (time: string, fields = {}, form: typeof goodEnquiry.form = "contact") =>
      intakeOver(db, () => new Date(time))({ ...enquiry({ ...fields, message: time }), form });
    const old = await at("2026-11-10T10:00:00Z");
    const monday = await at("2026-11-16T23:59:59Z", { reason: "Support" });
    const tuesday = await at("2026-11-17T13:00:00Z", {}, "landing-page3");
    const today = await at("2026-11-18T09:00:00Z");
    await changeState(db, (await findTicket(db, old))?.id ?? "", "answered", author);

    expect(await list(db, {})).toMatchObject({
      references: [today, tuesday, monday, old],
      counts: { open: 4, new: 3, late: 1, answered: 1, closed: 0, spam: 0, undelivered: 0 },
    });
    expect((await list(db, { view: "late" })).references).toEqual([monday]);
    expect((await list(db, { view: "answered" })).references).toEqual([old]);
    expect((await list(db, { form: "landing-page3" })).references).toEqual([tuesday]);
    expect((await list(db, { reason: "Support" })).references).toEqual([monday]);
    expect((await list(db, { from: "2026-11-16", to: "2026-11-16" })).references).toEqual([monday]);
    expect((await list(db, { from: "2026-11-17" })).references).toEqual([today, tuesday]);
    expect((await list(db, { from: "0000-01-01", to: "1969-12-30" })).references).toEqual([]);
    expect((await list(db, { from: "yesterday", form: "nobody", view: "x" })).references).toHaveLength(4);
    expect((await list(db, { reason: "Support" })).counts).toMatchObject({ open: 1, late: 1, answered: 0 });
    expect((await list(db, { search: "asha", reason: "Support" })).counts).toMatchObject({
      open: 1,
      late: 1,
    });
  });

  test("lists suspected spam separately until somebody has handled it, and still delivers it", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const author = await authorOver(db);
    const accept = intakeOver(db);
    const plain = await accept(enquiry({ message: "See https://rao.example/hall for the plan" }));
    const linked = await accept(enquiry({ companyName: "www.cheap-pills.example" }));
    const hasty = await accept({ ...enquiry({ email: "x@mailinator.com" }), took: 900 });

    expect(await list(db, { view: "suspect" })).toMatchObject({
      references: [hasty, linked],
      counts: { open: 3, new: 3, suspect: 2, spam: 0 },
    });
    const all = await list(db, {});
    expect(all.references).toEqual([hasty, linked, plain]);
    expect(all.tickets.map(({ suspect }) => suspect)).toEqual([true, true, false]);
    const ticket = await findTicket(db, hasty);
    expect(ticket?.spam).toEqual({
      signs: ["throw-away-address", "filled-in-at-once"],
      isSuspect: true,
    });
    expect(ticket?.deliveries.map(({ state }) => state)).toEqual(["pending", "pending"]);

    await changeState(db, ticket?.id ?? "", "answered", author);
    expect(await list(db, { view: "suspect" })).toMatchObject({
      references: [linked],
      counts: { suspect: 1 },
    });
    expect((await findTicket(db, hasty))?.spam.isSuspect).toBe(false);
  });

  test("pages show every ticket once, in both directions, with and without a search", async () => {
    await using database = await freshDatabase(engine);
    await storeTickets(database.db, 230, now);
    for (const search of ["", "company"]) {
      const seen: string[] = [];
      let cursor: Cursor = null;
      let page = await list(database.db, { search }, cursor);
      for (;;) {
        seen.push(...page.references);
        if (!page.older) break;
        cursor = { olderThan: page.ids.at(-1) ?? "" };
        page = await list(database.db, { search }, cursor);
      }
      expect(new Set(seen).size).toBe(225);
      expect(seen).toHaveLength(225);
      const back = await list(database.db, { search }, { newerThan: page.ids[0] ?? "" });
      expect(back.references).toEqual(seen.slice(150, 200));
      expect(back).toMatchObject({ newer: true, older: true });
      const first = await list(database.db, { search }, { newerThan: back.ids[0] ?? "" });
      expect(first.references).toEqual(seen.slice(100, 150));
    }
  });

  test("a search with many hits counts and lists like one with few", async () => {
    await using database = await freshDatabase(engine);
    await storeTickets(database.db, 2500, now);
    const all = await list(database.db, { search: "example" });
    expect(all.counts).toMatchObject({ open: 2450, spam: 50 });
    expect(all.references).toHaveLength(50);
    expect((await list(database.db, { search: "rao example" })).counts?.open).toBeLessThan(2000);
  });

  test("words in more than 10,000 tickets are found but not counted", async () => {
    await using database = await freshDatabase(engine);
    await storeTickets(database.db, 10_001, now);
    const all = await list(database.db, { search: "example" });
    expect(all).toMatchObject({ counts: null, older: true, newer: false });
    expect(all.references).toHaveLength(50);
    const spam = await list(
      database.db,
      { search: "example", view: "spam" },
      { olderThan: all.ids[49] ?? "" },
    );
    expect(spam.tickets.map(({ state }) => state)).toEqual(Array(50).fill("spam"));
    expect((await list(database.db, {})).counts).toMatchObject({ open: 9800, spam: 201 });
    expect((await list(database.db, { search: "company1" })).counts?.open).toBeLessThan(2000);
  });

  test("owner, notes and states are recorded with who and when", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const author = await authorOver(db);
    const reference = await intakeOver(db)(goodEnquiry);
    const { id = "" } = (await findTicket(db, reference)) ?? {};
    expect((await findTracked(db, reference))?.stage).toBe("received");
    await changeOwner(db, id, { id: author.staffId, name: "Ada" }, author);
    await changeOwner(db, id, { id: author.staffId, name: "Ada" }, author);
    expect((await findTracked(db, reference))?.stage).toBe("being-answered");
    await addNote(db, id, "Called back\0", author);
    await changeState(db, id, "answered", author);
    await changeState(db, id, "answered", author);
    expect((await findTracked(db, reference))?.stage).toBe("answered");
    await changeOwner(db, id, null, author);
    expect(await findTicket(db, reference)).toMatchObject({
      state: "answered",
      owner: null,
      entries: [
        { kind: "owner", text: "Ada", staff: "Ada", at: expect.any(Date) },
        { kind: "note", text: "Called back" },
        { kind: "state", text: "answered" },
        { kind: "owner", text: "" },
      ],
    });
  });

  test("spam that is restored is new and is delivered; what is marked as spam is not", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const author = await authorOver(db);
    const accept = intakeOver(db);
    const restored = await accept({ ...goodEnquiry, state: "spam" });
    const invalid = await accept({ ...enquiry({ email: "nobody" }), state: "spam" });
    const spam = await accept(enquiry({ message: "Buy links" }));
    expect((await list(db, { view: "spam" })).references).toEqual([invalid, restored]);

    for (const reference of [restored, invalid]) {
      const ticket = await findTicket(db, reference);
      if (!ticket) throw new Error("The ticket is gone");
      const plan = () => planDeliveries(ticket, { mail }, author.now, randomBytes);
      await restore(db, ticket.id, plan(), author);
      await restore(db, ticket.id, plan(), author);
    }
    await changeState(db, (await findTicket(db, spam))?.id ?? "", "spam", author);

    expect((await findTicket(db, restored))?.deliveries).toMatchObject([
      { kind: "sales-notice", state: "pending" },
      { kind: "sender-confirmation", state: "pending", recipient: goodFields.email },
    ]);
    expect((await findTicket(db, invalid))?.deliveries).toMatchObject([{ kind: "sales-notice" }]);
    expect((await findTicket(db, spam))?.deliveries).toMatchObject([
      { state: "cancelled" },
      { state: "cancelled" },
    ]);
    expect((await list(db, { view: "spam" })).references).toEqual([spam]);
    const rescued = await findTicket(db, spam);
    if (rescued) await restore(db, rescued.id, planDeliveries(rescued, { mail }, now, randomBytes), author);
    expect((await findTicket(db, spam))?.deliveries).toMatchObject([
      { state: "pending" },
      { state: "pending" },
    ]);
  });

  test("a failed delivery is queued again with all its attempts, a sent one is not", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const author = await authorOver(db);
    const reference = await intakeOver(db)(goodEnquiry);
    const { id = "" } = (await findTicket(db, reference)) ?? {};
    await db
      .updateTable("deliveries")
      .set({
        state: "failed",
        attempts: 30,
        waited: 72 * hours,
        first_attempt_at: "2026-11-01T00:00:00.000Z",
      })
      .where("kind", "=", "sales-notice")
      .execute();
    await db
      .updateTable("deliveries")
      .set({ state: "sent", sent_at: now.toISOString() })
      .where("kind", "=", "sender-confirmation")
      .execute();
    expect((await list(db, { view: "undelivered" })).references).toEqual([reference]);
    expect((await list(db, {})).counts?.undelivered).toBe(1);
    expect((await list(db, { search: "asha" })).counts?.undelivered).toBe(1);

    await sendAgain(db, id, "sales-notice", author);
    await sendAgain(db, id, "sender-confirmation", author);
    const later = new Date(now.getTime() + hours);
    const due = await claimDue(db, { worker: "w", holds: 1000 }, later, 9);
    expect(due).toMatchObject([{ kind: "sales-notice", attempts: 1, waited: 0 }]);
    expect((await findTicket(db, reference))?.entries).toMatchObject([
      { kind: "sent-again", text: "sales-notice" },
    ]);
  });

  test("erasing a person removes all that they sent, and records that it was erased", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const author = await authorOver(db);
    const accept = intakeOver(db);
    const first = await accept({ ...goodEnquiry, page: "http://site.example/?name=asha" });
    const second = await accept(enquiry({ email: "Asha@RAO.example", message: "Again" }));
    const other = await accept(enquiry({ email: "jonas@mueller.example", fullName: "Jonas" }));
    await addNote(db, (await findTicket(db, first))?.id ?? "", "Asha likes forks", author);
    expect(await countSubmissionsFrom(db, " asha@rao.EXAMPLE ")).toBe(2);
    const { id: notedId = "" } = (await findTicket(db, first)) ?? {};
    const before = { ...author, now: new Date(author.now.getTime() - 1000) };
    const [erased] = await Promise.all([
      erasePerson(db, " asha@rao.EXAMPLE ", author),
      ...Array.from({ length: 20 }, () => addNote(db, notedId, "Asha likes forks", before)),
    ]);
    expect(erased).toBe(2);
    await addNote(db, notedId, "Asha likes forks", author);
    const notes = db.selectFrom("ticket_entries").select("text").where("text", "like", "Asha%");
    expect(await notes.execute()).toEqual([]);
    expect(await erasePerson(db, "asha@rao.example", author)).toBe(0);
    expect(await erasePerson(db, "", author)).toBe(0);

    for (const table of ["submissions", "tickets", "ticket_entries", "deliveries"] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toMatch(/asha|likes forks|Again/i);
    }
    expect(await indexedWords(db, engine)).not.toMatch(/asha|again/);
    expect(await indexedWords(db, engine)).toContain("jonas");
    for (const reference of [first, second]) {
      const erased = await findTicket(db, reference);
      expect(erased).toMatchObject({ fields: {}, page: null, erasedAt: expect.any(Date), state: "closed" });
      expect(erased?.deliveries.map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
      expect(erased?.entries.at(-1)).toMatchObject({ kind: "erased", staff: "Ada" });
      expect(await findTracked(db, reference)).toBeUndefined();
      for (const state of ["new", "spam"] as const) await changeState(db, erased?.id ?? "", state, author);
      expect((await findTicket(db, reference))?.state).toBe("closed");
      expect((await findByReference(db, reference))?.state).toBe("new");
    }
    expect((await findTicket(db, other))?.fields.fullName).toBe("Jonas");
    const due = await claimDue(db, { worker: "w", holds: 1000 }, new Date(Date.now() + hours), 9);
    expect(due.map(({ recipient }) => recipient).sort()).toEqual([
      "jonas@mueller.example",
      "sales@mag.example",
    ]);
    const again = await accept({ ...goodEnquiry, page: null });
    expect(again).not.toBe(first);
  });

  test("the export has what matches the filters, and nothing that a spreadsheet would calculate", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const accept = intakeOver(db);
    const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"];
    for (const formula of formulas)
      await accept(enquiry({ fullName: formula, message: `a "quote", ${formula}` }));
    await accept({ ...enquiry({ fullName: "Hidden" }), state: "spam" });
    const csv = String(await buffer(ticketsAsCsv(db, readFilters(new URLSearchParams()), new Date())));
    expect(csv.startsWith("\uFEFFreference,receivedAt,form,state,owner,fullName,")).toBe(true);
    expect(csv).not.toContain("Hidden");
    /* A tab or a line break may begin a cell of its own, so what follows it is kept from being one, too. */
    for (const formula of formulas) expect(csv).toContain(`'${formula.replace(/^[\t\r]/, "$&'")}`);
    expect(csv).toContain(`"a ""quote"", =1+1"`);
    expect(csv).not.toMatch(/(?:^|[,\n]"?)[=+@＝-]/);
  });

  test("tickets are opened for submissions that are older than the desk", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const reference = await intakeOver(db)(goodEnquiry);
    const before = await db.selectFrom("tickets").selectAll().execute();
    await db.schema.dropTable("ticket_entries").execute();
    await db.schema.dropTable("tickets").execute();
    await db.schema.dropTable("ticket_words").execute();
    if (engine === "PostgreSQL") await sql`drop function ticket_words`.execute(db);
    await db.schema.alterTable("deliveries").dropColumn("waited").execute();
    await db.schema.dropTable("nodes").execute();
    const { migrations } = await import("#server/database/migrations.ts");
    for (const name of ["003-desk", "005-search", "008-nodes", "011-spam-signs"])
      await migrations[name]?.up(db);
    expect(await db.selectFrom("tickets").selectAll().execute()).toEqual(before);
    expect((await findTicket(db, reference))?.deliveries).toHaveLength(2);
    expect((await list(db, { search: "umlaut" })).references).toEqual([reference]);
  });
});

test("no list of one form reads every ticket, or puts them in order first", async () => {
  await using database = await freshDatabase("SQLite");
  for (const query of [
    {},
    { reason: "Support" },
    { view: "new" },
    { view: "late" },
    { view: "suspect" },
    { view: "spam" },
  ]) {
    const plans = await plansOf(database.db, (db) => list(db, { form: "contact", ...query }));
    expect(plans.join("\n"), JSON.stringify(query)).not.toMatch(/SCAN tickets|FOR ORDER BY/);
    expect(plans.length).toBeGreaterThan(2);
  }
});

/** SQLite's plan for each query that `ask` sends. */
async function plansOf(db: Database, ask: (db: Database) => Promise<unknown>) {
  const asked: RootOperationNode[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(watched);
  const plans: string[][] = [];
  for (const node of asked) {
    const { sql: words, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const explain = CompiledQuery.raw(`explain query plan ${words}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explain);
    plans.push(rows.map(({ detail }) => detail));
  }
  return plans;
}

async function authorOver(db: Database) {
  await addStaff(db, "Ada", "admin");
  const { id } = await db.selectFrom("staff_users").select("id").executeTakeFirstOrThrow();
  let time = now.getTime();
  return {
    staffId: id,
    /** A little later each time it is asked for. */
    get now() {
      return new Date(time++);
    },
    random: randomBytes,
  };
}

/** Every word that the full-text index holds. */
async function indexedWords(db: Database, engine: "SQLite" | "PostgreSQL") {
  if (engine === "PostgreSQL")
    return JSON.stringify(await db.selectFrom("ticket_words").selectAll().execute());
  return db.transaction().execute(async (trx) => {
    await sql`create virtual table temp.vocabulary using fts5vocab(main, ticket_words, row)`.execute(trx);
    const { rows } = await sql`select term from temp.vocabulary`.execute(trx);
    await sql`drop table temp.vocabulary`.execute(trx);
    return JSON.stringify(rows);
  });
}

async function list(db: Database, query: Record<string, string>, cursor: Cursor = null) {
  const filters = readFilters(new URLSearchParams(query));
  const page = await listTickets(db, { filters, cursor, size: 50, now });
  return {
    ...page,
    references: page.tickets.map(({ reference }) => reference),
    ids: page.tickets.map(({ id }) => id),
  };
}

function enquiry(fields: Partial<typeof goodFields>) {
  return { ...goodEnquiry, fields: { ...goodFields, ...fields } };
}
