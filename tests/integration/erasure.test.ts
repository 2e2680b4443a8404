import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sqliteFile } from "#server/database/connect.ts";
import { addNote } from "#server/desk/changes.ts";
import { erasePerson } from "#server/desk/erase.ts";
import { findTicket } from "#server/desk/ticket.ts";
import { freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, intakeOver } from "#tests/support/enquiries.ts";
import { storeTickets } from "#tests/support/many-tickets.ts";
import { addStaff } from "#tests/support/staff.ts";

const traces = ["Wilhelmina", "Quagmire", "wilhelmina", "quagmire", "marmalade", "likesforks"];

test("not one byte of an erased person is left in SQLite's files", async () => {
  await using database = await freshDatabase("SQLite");
  const { db, settings } = database;
  await addStaff(db, "Ada", "admin");
  const { id: staffId } = await db.selectFrom("staff_users").select("id").executeTakeFirstOrThrow();
  const author = { staffId, now: new Date(), random: randomBytes };
  const accept = intakeOver(db);
  for (let round = 0; round < 4; round++) {
    await storeTickets(db, 300, new Date(), round * 300);
    const reference = await accept({ ...goodEnquiry, fields: { ...goodEnquiry.fields, ...person(round) } });
    await addNote(db, (await findTicket(db, reference))?.id ?? "", "She likesforks", author);
  }
  expect(await tracesIn(settings.dataDir)).toEqual(traces);
  expect(await erasePerson(db, "wilhelmina@quagmire.example", author)).toBe(4);
  expect(await tracesIn(settings.dataDir)).toEqual([]);
});

/** One message fits in its row, the other needs overflow pages. */
function person(round: number) {
  return {
    fullName: "Wilhelmina Quagmire",
    companyName: "Quagmire Jams",
    email: "wilhelmina@quagmire.example",
    message: `Round ${round}: ${"marmalade ".repeat(round % 2 ? 4 : 480)}`,
  };
}

/** Which of the words still stand in the database file or in what SQLite keeps beside it. */
async function tracesIn(dataDir: string) {
  const files = ["", "-wal", "-shm"].map((ending) => readFile(sqliteFile(dataDir) + ending, "latin1"));
  const bytes = (await Promise.all(files)).join("");
  return traces.filter((trace) => bytes.includes(trace));
}
