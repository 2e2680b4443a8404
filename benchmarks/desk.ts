/**
 * The desk over 100,000 submissions, in SQLite and in PostgreSQL: pages, searches and filters of the real server, asked
 * for by one admin.
 * npm run node -- benchmarks/desk.ts     needs a build; about two minutes
 */
import { storeTickets } from "#tests/support/many-tickets.ts";
import { addStaff, signIn, staffClient } from "#tests/support/staff.ts";
import { overBothEngines } from "./engines.ts";
import { machine } from "./report.ts";
import { reportServerTime, serverTime } from "./server-time.ts";

const count = 100_000;
const bar = 100; /* ms */

const views = {
  "first page": "",
  "past a working day": "?view=late",
  spam: "?view=spam",
  "not delivered": "?view=undelivered",
  "one form": "?form=contact",
  "one form, one reason": "?form=contact&reason=Support",
  "one month": "?from=2026-01-01&to=2026-01-31",
  "search, nothing": "?search=zzzz",
  "search, one hit": "?search=9000012345",
  "search, 20,000 hits": "?search=pallets",
  "search, two words": "?search=m%C3%BCller+rao",
  "search, 8,000 hits": "?search=m%C3%BCller+tanaka",
  "search, one letter": "?search=r",
  "search, every ticket": "?search=example",
  "search and filters": "?search=rao&form=contact&view=new",
  "search all, few left": "?search=example&form=contact&reason=Support&view=spam",
};

console.info(machine());
let isHeld = true;
await overBothEngines(
  async (db) => {
    await storeTickets(db, count);
    return addStaff(db, "Ada", "admin");
  },
  async (site, email, engine) => {
    const admin = staffClient(site, await signIn(site, email));
    const list = await (await admin.get("/staff")).text();
    const newest = /\/staff\/enquiries\/MR-[\w-]+/.exec(list)?.[0] ?? "";
    console.info(`${count} submissions over ${engine}; bar: ${bar} ms at the server`);
    for (const [name, query] of Object.entries(views)) await measure(name, `/staff${query}`);
    await measure("one ticket", newest);

    async function measure(name: string, path: string) {
      const isShort = reportServerTime(name, await serverTime(site, admin, () => path), bar);
      isHeld &&= isShort;
    }
  },
);
console.info(isHeld ? "bar held" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;
