import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fields, plainFields } from "#server/forms/forms.ts";
import { findSubmissions } from "#server/submissions/list.ts";
import type { Database } from "#server/tables/tables.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { endpointOver, formRequest, goodFields } from "#tests/support/enquiries.ts";
import { cases } from "#tests/support/whole-run.ts";

const good = { "form-name": "contact", ...goodFields };
const leadFields = { ...goodFields, jobTitle: "Plant manager", consent: "Yes" };
const lead = { "form-name": "mag-sub-product", ...leadFields };
const awkward = [
  "\0",
  "\uFEFF",
  "\uD800",
  "\uDC00x",
  "\uFFFE",
  "\r",
  "\n",
  "a\0b",
  "'; drop table submissions; --",
];

describe.each(engines)("whatever is sent, over %s", (engine) => {
  test(`every field × ${naughtyStrings.length + awkward.length} naughty strings: no 5xx, stored as sent`, async () => {
    await using database = await freshDatabase(engine);
    const names = [...Object.keys(lead), "bot-field"];
    const bodies = [...naughtyStrings, ...awkward].flatMap((text) =>
      names.map((name) => ({ ...(name === "jobTitle" || name === "consent" ? lead : good), [name]: text })),
    );
    const statuses = await sendAll(database.db, bodies);
    expect(statuses[200]).toBeGreaterThan(naughtyStrings.length * 5);
    expect(Object.keys(statuses).sort()).toEqual(["200", "422"]);
  });

  const generated = cases(5000);
  test(`${generated} generated forms: no 5xx, stored as sent`, async () => {
    await using database = await freshDatabase(engine);
    const text = fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 300 }) },
      { weight: 1, arbitrary: fc.constantFrom(...naughtyStrings, ...awkward) },
    );
    const form = fc.constantFrom(
      "home-contact",
      "commercial-contact",
      "contact",
      "landing-page3",
      lead["form-name"],
    );
    const body = fc
      .tuple(
        form,
        fc.subarray([...Object.keys(leadFields), "bot-field", "unheard-of"]),
        fc.infiniteStream(text),
      )
      .map(([name, changed, texts]) => ({
        ...leadFields,
        ...Object.fromEntries(changed.map((field) => [field, texts.next().value ?? ""])),
        "form-name": name,
      }));
    const statuses = await sendAll(database.db, fc.sample(body, generated));
    expect(statuses[200]).toBeGreaterThan(generated / 10);
    expect(statuses[422]).toBeGreaterThan(generated / 10);
    expect(Object.keys(statuses).sort()).toEqual(["200", "422"]);
  });
});

test("bodies that are no forms at all: no 5xx", async () => {
  await using database = await freshDatabase("SQLite");
  const { submit } = endpointOver(database.db);
  const start = new TextEncoder().encode("form-name=contact&fullName=");
  const bytes = fc.uint8Array({ maxLength: 300 }).map((noise) => Buffer.concat([start, noise]));
  const header = fc.string({ unit: fc.constantFrom(..."abc/;=*, \"'\t"), maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(bytes, header, header, fc.boolean(), async (body, type, accept, isForm) => {
      const contentType = isForm ? "application/x-www-form-urlencoded" : type;
      const headers = { "content-type": contentType, accept };
      const request = new Request("http://site.example/", { method: "POST", body, headers });
      expect((await submit(request, "192.0.2.1")).status).toBeLessThan(500);
    }),
    { numRuns: 1000 },
  );
});

/** Sends all bodies, fifty at a time, and compares each that was accepted with its row; counts the statuses. */
async function sendAll(db: Database, bodies: Record<string, string>[]) {
  const { submit } = endpointOver(db);
  const statuses: Record<number, number> = {};
  for (let start = 0; start < bodies.length; start += 50) {
    const accepted = new Map<string, Record<string, string>>();
    await Promise.all(
      bodies.slice(start, start + 50).map(async (body) => {
        const response = await submit(formRequest(body), "192.0.2.1");
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (response.status !== 200) return;
        accepted.set(((await response.json()) as { reference: string }).reference, body);
      }),
    );
    await compare(db, accepted);
  }
  return statuses;
}

/** Reads the rows of these references together, and compares them at once: to do it one by one takes four times as long. */
async function compare(db: Database, accepted: Map<string, Record<string, string>>) {
  if (accepted.size === 0) return;
  const references = [...accepted.keys()];
  const rows = await db.selectFrom("submissions").select("id").where("reference", "in", references).execute();
  const stored = await findSubmissions(
    db,
    rows.map(({ id }) => id),
  );
  expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort());
  const required = (fields: object) =>
    ["fullName", "companyName", "email"].filter((name) => !(name in fields));
  const kept = stored.map(({ form, state, fields }) => ({ form, state, fields, missing: required(fields) }));
  const sent = stored.map(({ reference, fields }) => {
    const body = accepted.get(reference) ?? {};
    return {
      form: wellFormed(body["form-name"]),
      state: body["bot-field"] ? "spam" : "new",
      fields: (body["bot-field"] ? (sent: Fields) => sent : plainFields)(
        Object.fromEntries(Object.keys(fields).map((name) => [name, wellFormed(body[name])])),
      ),
      missing: [],
    };
  });
  expect(kept).toEqual(sent);
}

/** Half a surrogate pair can't be sent in UTF-8: the sender's own encoding replaces it. */
function wellFormed(text = "") {
  return text.toWellFormed();
}
