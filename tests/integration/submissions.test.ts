import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openIntake } from "#server/intake/intake.ts";
import { allSubmissions } from "#server/submissions/list.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import {
  endpointOver,
  formRequest,
  goodEnquiry,
  goodFields,
  goodLead,
  intakeOver,
  mail,
} from "#tests/support/enquiries.ts";
import { vehicles } from "#vehicles/index.ts";

describe.each(engines)("submissions over %s", (engine) => {
  test("an accepted enquiry is stored as it was sent, with both its emails", async () => {
    await using database = await freshDatabase(engine);
    const accept = intakeOver(database.db, () => new Date("2026-11-21T10:00:00.123Z"));
    const reference = await accept({ ...goodEnquiry, page: "http://site.example/" });
    expect(reference).toMatch(/^MR-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

    const [stored, ...others] = await Array.fromAsync(allSubmissions(database.db));
    expect(others).toEqual([]);
    expect(stored).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      reference,
      form: "home-contact",
      state: "new",
      receivedAt: new Date("2026-11-21T10:00:00.123Z"),
      page: "http://site.example/",
      fields: goodFields,
      consent: null,
    });
    expect(await deliveries(database.db)).toEqual([
      { kind: "sales-notice", recipient: "sales@mag.example", state: "pending", attempts: 0 },
      { kind: "sender-confirmation", recipient: "asha@rao.example", state: "pending", attempts: 0 },
    ]);
  });

  test.each([
    ["home-contact", { reason: "Looking for Solutions" }, "sales", "sender-confirmation"],
    ["home-contact", { reason: "Partnership" }, "partners", "sender-confirmation"],
    ["contact", { reason: "Support" }, "support", "sender-confirmation"],
    ["commercial-contact", { reason: "Looking for Solutions" }, "partners", "sender-confirmation"],
    ["mag-sub-product", { source: vehicles[1].title }, "sales", "document-link"],
    ["case-study-form", { source: "Racks come to the packers." }, "sales", "document-link"],
    ["product-documentation", { source: "" }, "sales", "sender-confirmation"],
  ] as const)("%s with %j is told to %s, and the sender gets a %s", async (form, fields, team, kind) => {
    await using database = await freshDatabase(engine);
    await intakeOver(database.db)({ form, state: "new", fields: { ...goodLead, ...fields }, page: null });
    expect((await deliveries(database.db)).map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual(
      [
        ["sales-notice", `${team}@mag.example`],
        [kind, "asha@rao.example"],
      ].sort(),
    );
  });

  test("a reference that another submission has is made anew", async () => {
    await using database = await freshDatabase(engine);
    let taken = 5;
    const random = (count: number) => (count === 8 && taken-- > 0 ? new Uint8Array(8) : randomBytes(count));
    const { accept } = openIntake({ db: database.db, mail, clock: () => new Date(), random });
    const send = (message: string) => accept({ ...goodEnquiry, fields: { ...goodFields, message } });
    expect(await send("1")).toBe("MR-0000-0000");
    const others = await Promise.all(["2", "3", "3"].map(send));
    expect(others[1]).toBe(others[2]);
    expect(new Set(["MR-0000-0000", ...others]).size).toBe(3);
    const stored = await Array.fromAsync(allSubmissions(database.db));
    expect(stored.map(({ reference, fields }) => [fields.message, reference]).sort()).toEqual([
      ["1", "MR-0000-0000"],
      ["2", others[0]],
      ["3", others[1]],
    ]);
  });

  test("the same enquiry five times at once is stored once, and all five get its reference", async () => {
    await using database = await freshDatabase(engine);
    /* Two intakes stand for two processes: within one, the copies share a commit. */
    const ways = [intakeOver(database.db), intakeOver(database.db)];
    const copies = [0, 1, 0, 1, 0].map((way) => ways[way]?.(goodEnquiry));
    const references = await Promise.all(copies);
    expect(new Set(references).size).toBe(1);
    expect(await Array.fromAsync(allSubmissions(database.db))).toHaveLength(1);
    expect(await deliveries(database.db)).toHaveLength(2);
  });

  test("it counts as the same for 24 hours, and as a new one after that", async () => {
    await using database = await freshDatabase(engine);
    let now = new Date("2026-11-21T10:00:00Z");
    const accept = intakeOver(database.db, () => now);
    const first = await accept(goodEnquiry);
    now = new Date("2026-11-22T09:59:59Z");
    expect(await accept(goodEnquiry)).toBe(first);
    now = new Date("2026-11-22T10:00:00Z");
    const second = await accept(goodEnquiry);
    expect(second).not.toBe(first);
    expect(await accept(goodEnquiry)).toBe(second);
    expect(await deliveries(database.db)).toHaveLength(4);
  });

  test("enquiries that differ in one field are different ones", async () => {
    await using database = await freshDatabase(engine);
    const accept = intakeOver(database.db);
    const references = await Promise.all([
      accept(goodEnquiry),
      accept({ ...goodEnquiry, form: "contact" }),
      accept({ ...goodEnquiry, fields: { ...goodFields, message: `${goodFields.message} ` } }),
    ]);
    expect(new Set(references).size).toBe(3);
  });

  test("hundreds that arrive at the same moment are all stored", async () => {
    await using database = await freshDatabase(engine);
    const accept = intakeOver(database.db);
    const messages = Array.from({ length: 250 }, (_, index) => `Enquiry ${index}`);
    await Promise.all(
      messages.map((message) => accept({ ...goodEnquiry, fields: { ...goodFields, message } })),
    );
    const stored = await Array.fromAsync(allSubmissions(database.db, 100));
    expect(stored.map(({ fields }) => fields.message).sort()).toEqual(messages.sort());
    expect(await deliveries(database.db)).toHaveLength(500);
  });

  test("spam is answered like an enquiry, stored apart, and mailed to nobody", async () => {
    await using database = await freshDatabase(engine);
    const { submit } = endpointOver(database.db);
    const spam = { "form-name": "contact", "bot-field": "x", fullName: "Bot", email: "not an address" };
    const response = await submit(formRequest(spam), "192.0.2.1");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      reference: expect.stringMatching(/^MR-/),
      message: "Thank you! Your message has been sent successfully.",
      track: expect.any(String),
    });
    const [stored] = await Array.fromAsync(allSubmissions(database.db));
    expect(stored).toMatchObject({ state: "spam", fields: { fullName: "Bot", email: "not an address" } });
    expect(await deliveries(database.db)).toEqual([]);
  });

  test("a lead is stored with the wording, the time and the page of its consent", async () => {
    await using database = await freshDatabase(engine);
    const { submit } = endpointOver(database.db);
    const lead = {
      "form-name": "mag-sub-product",
      fullName: "Asha Rao",
      companyName: "Rao Cold Stores",
      email: "asha@rao.example",
      jobTitle: "Plant manager",
      consent: "Yes",
      source: "MAG 1400 Fork",
    };
    const page = "http://site.example/products/mag-product?product=fork";
    const response = await submit(formRequest(lead, { headers: { referer: page } }), "192.0.2.1");
    expect(response.status).toBe(200);
    const [stored] = await Array.fromAsync(allSubmissions(database.db));
    const { "form-name": _, ...fields } = lead;
    expect(stored).toMatchObject({ form: "mag-sub-product", state: "new", fields, page });
    expect(stored?.consent).toEqual({
      wording: "I consent to receiving email and other updates from the company.",
      at: stored?.receivedAt,
      page,
    });
  });

  test("the page of a consent is the one that the form names, where it is one of this site", async () => {
    await using database = await freshDatabase(engine);
    const { submit } = endpointOver(database.db);
    const referer = "http://site.example/from";
    const named = "/products/mag-product?product=fork";
    const pages = [
      [named, {}, named],
      [named, { referer }, named],
      ["", { referer }, referer],
      ["", {}, null],
      ["//evil.example/", { referer }, referer],
      ["/\\evil.example", {}, null],
      ["https://evil.example", {}, null],
      ["/\0", {}, null],
      ["/a b", {}, null],
      [`/${"a".repeat(500)}`, {}, null],
    ] as const;
    for (const [number, [page, headers, expected]] of pages.entries()) {
      const lead = { "form-name": "mag-sub-product", ...goodLead, fullName: `Lead ${number}`, page };
      expect((await submit(formRequest(lead, { headers }), "192.0.2.1")).status).toBe(200);
      const stored = (await Array.fromAsync(allSubmissions(database.db))).find(
        ({ fields }) => fields.fullName === `Lead ${number}`,
      );
      expect(stored).toMatchObject({ page: expected, consent: { page: expected } });
      expect(stored?.fields).not.toHaveProperty("page");
    }
  });

  test("if its emails can't be stored, the enquiry is not stored either and nothing is acknowledged", async () => {
    await using database = await freshDatabase(engine);
    await database.db.schema.alterTable("deliveries").renameTo("elsewhere").execute();
    const { submit, logged } = endpointOver(database.db);
    const answers = await Promise.all(
      ["one", "two"].map((message) =>
        submit(formRequest({ ...goodFields, message, "form-name": "contact" }), "192.0.2.1"),
      ),
    );
    for (const response of answers) {
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("30");
      expect(await response.json()).toMatchObject({
        ok: false,
        message: "Sorry, there was an error sending your message. Please try again.",
      });
    }
    expect(await Array.fromAsync(allSubmissions(database.db))).toEqual([]);
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).not.toContain("Asha");

    await database.db.schema.alterTable("elsewhere").renameTo("deliveries").execute();
    const again = await submit(formRequest({ ...goodFields, "form-name": "contact" }), "192.0.2.1");
    expect(again.status).toBe(200);
  });

  test("one enquiry that can't be stored does not make its neighbours fail", async () => {
    await using database = await freshDatabase(engine);
    const accept = intakeOver(database.db);
    const broken = { ...goodEnquiry, form: "contact" as const, state: "unheard of" as "new" };
    const results = await Promise.allSettled([accept(goodEnquiry), accept(broken)]);
    const stored = await Array.fromAsync(allSubmissions(database.db));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(stored.map(({ form }) => form)).toEqual(["home-contact"]);
  });
});

async function deliveries(db: Awaited<ReturnType<typeof freshDatabase>>["db"]) {
  return db
    .selectFrom("deliveries")
    .select(["kind", "recipient", "state", "attempts"])
    .orderBy("kind")
    .execute();
}
