import { execFile, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { fieldNames } from "#server/forms/forms.ts";
import { commandEnv } from "#tests/support/command.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { endpointOver, formRequest, goodEnquiry, goodFields, intakeOver } from "#tests/support/enquiries.ts";

describe.each(engines)("npm run enquiries over %s", (engine) => {
  test("lists what came in, newest first, while the site has the database open", async () => {
    await using database = await freshDatabase(engine);
    let now = new Date("2026-11-21T10:00:00Z");
    const accept = intakeOver(database.db, () => now);
    const first = await accept(goodEnquiry);
    now = new Date("2026-11-21T11:00:00Z");
    const second = await accept({
      ...goodEnquiry,
      form: "contact",
      fields: { ...goodFields, fullName: "Eve\u001B[2J" },
    });
    const spam = await accept({ ...goodEnquiry, state: "spam", fields: { fullName: "Bot" } });

    const { stdout } = await enquiries(database.env);
    expect(stdout.split("\n")).toEqual([
      `${second}  2026-11-21T11:00:00.000Z  contact  new  Eve\uFFFD[2J, Rao Cold Stores  sales-notice pending, sender-confirmation pending`,
      `${first}  2026-11-21T10:00:00.000Z  home-contact  new  Asha Rao, Rao Cold Stores  sales-notice pending, sender-confirmation pending`,
      "2 received, newest first.",
      "1 more were taken for spam; to see them: npm run enquiries -- --spam",
      "",
    ]);
    expect((await enquiries(database.env, "--spam")).stdout).toContain(`${spam}  2026-11-21T11:00:00.000Z`);
  });

  test("shows everything known of one", async () => {
    await using database = await freshDatabase(engine);
    const page = "http://site.example/contact";
    const reference = await intakeOver(database.db)({ ...goodEnquiry, page });
    const { stdout } = await enquiries(database.env, "show", reference.toLowerCase());
    for (const line of [
      `reference: ${reference}`,
      "state: new",
      `page: ${page}`,
      "fullName: Asha Rao",
      "message: Two lines,\n    and an umlaut: ü",
      "email sales-notice: to sales@mag.example, pending, next attempt at ",
    ])
      expect(stdout).toContain(line);
  });

  test("exports CSV, in which a spreadsheet calculates nothing", async () => {
    await using database = await freshDatabase(engine);
    const { submit } = endpointOver(database.db);
    const attack = '=HYPERLINK("http://evil.example","x")';
    const fields = { ...goodFields, fullName: attack, companyName: "@SUM(1)", source: 'a,"b"' };
    await submit(
      formRequest({ ...fields, message: "-1+1\r\nline", "form-name": "home-contact" }),
      "192.0.2.1",
    );

    const { stdout } = await enquiries(database.env, "export");
    const [header, ...rows] = readCsv(stdout);
    expect(header).toEqual(["reference", "receivedAt", "form", "state", ...fieldNames]);
    expect(rows.map((row) => Object.fromEntries(row.map((value, at) => [header?.[at], value])))).toEqual([
      {
        ...Object.fromEntries(fieldNames.map((name) => [name, ""])),
        reference: expect.stringMatching(/^MR-/),
        receivedAt: expect.stringMatching(/Z$/),
        form: "home-contact",
        state: "new",
        fullName: `'${attack}`,
        companyName: "'@SUM(1)",
        email: "asha@rao.example",
        countryCode: "'+91",
        phoneNumber: "98765 43210",
        reason: "Looking for Solutions",
        message: "'-1+1\r\nline",
        source: 'a,"b"',
      },
    ]);
  });

  test("exports more than it holds in memory at once, and stops when its reader goes away", async () => {
    await using database = await freshDatabase(engine);
    const accept = intakeOver(database.db);
    const messages = Array.from({ length: 1200 }, (_, index) => `Enquiry ${index}`);
    await Promise.all(
      messages.map((message) => accept({ ...goodEnquiry, fields: { ...goodFields, message } })),
    );
    const { stdout } = await enquiries(database.env, "export");
    const [header, ...rows] = readCsv(stdout);
    const at = header?.indexOf("message") ?? -1;
    expect(rows.map((row) => row[at]).sort()).toEqual(messages.sort());

    const reader = spawn(
      "sh",
      ["-c", `"${process.execPath}" scripts/commands/enquiries.ts export | head -1`],
      {
        env: { ...process.env, ...database.env },
      },
    );
    const [shown, complaint] = await Promise.all([text(reader.stdout), text(reader.stderr)]);
    expect(shown).toMatch(/^reference,receivedAt/);
    expect(complaint).toBe("");
  });
});

test.each([
  [["show", "MR-0000-0000"], 'There is no enquiry with the reference "MR-0000-0000".'],
  [["show"], "Use: npm run enquiries"],
  [["frobnicate"], "Use: npm run enquiries"],
  [["--frobnicate"], "Unknown option '--frobnicate'"],
])("%j is refused in plain words", async (words, message) => {
  await using database = await freshDatabase("SQLite");
  await expect(enquiries(database.env, ...words)).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(new RegExp(`^${message.replaceAll(".", "\\.")}`)),
  });
});

test("a folder without a database is named, not filled", async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), "mag-data-")), "nothing");
  await expect(enquiries({ DATA_DIR: dataDir })).rejects.toMatchObject({
    code: 1,
    stderr: `There is no database at ${dataDir}/mag-robotics.sqlite yet: npm start makes it. DATA_DIR names another folder.\n`,
  });
});

function enquiries(env: Record<string, string>, ...words: string[]) {
  return promisify(execFile)(process.execPath, ["scripts/commands/enquiries.ts", ...words], {
    env: { ...commandEnv, ...env },
    maxBuffer: 10_000_000,
  });
}

/** Reads CSV as RFC 4180 has it. */
function readCsv(csv: string) {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
