import { createHmac } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations.ts";
import { deriveKey } from "#server/secrets/secrets.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { seed } from "#tests/support/seeds.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { addStaff, signIn, staffClient } from "#tests/support/staff.ts";

const { releases } = JSON.parse(await readFile("server/database/frozen-migrations.json", "utf8"));
const last: string = Object.values<string>(releases).at(-1) ?? "";
const secret = "the secret of both versions which is long enough";
const reference = "MR-0001-0001";

/* How 0.1.0 and this version sign. Whoever changes a kind has the version before it read the new one first. */
const kinds = {
  release: { cookies: secret, links: secret },
  present: { cookies: deriveKey(secret, "sessions"), links: deriveKey(secret, "links") },
};
type Kind = keyof typeof kinds;

test("this version and 0.1.0 take each other's sign-ins and tracking links, and after a week it signs in its own way", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-two-"));
  const env = { DATA_DIR: dataDir, STAFF_SECRET: secret };
  const then = await openDatabase({ dataDir });
  for (const name of Object.keys(migrations).filter((known) => known <= last)) {
    await migrate(then, { migrations: upTo(name) });
    await seed(then, name);
  }
  await beginSession(then, "ada-of-then");
  await sql`update kysely_migration set timestamp = ${daysAgo(1)}`.execute(then);
  await then.destroy();

  const site = await startSite(env);
  const db = await openDatabase({ dataDir });
  const email = await addStaff(db, "Bea", "admin");
  for (const kind of ["release", "present"] as const) await taken(site, "ada-of-then", kind);
  expect(await signer(site, email)).toBe("release");
  await site.stop();

  await sql`update kysely_migration set timestamp = ${daysAgo(8)} where name > ${last}`.execute(db);
  await sql`update kysely_migration set timestamp = ${daysAgo(9)} where name <= ${last}`.execute(db);
  const later = await startSite(env);
  for (const kind of ["release", "present"] as const) await taken(later, "ada-of-then", kind);
  expect(await signer(later, email)).toBe("present");

  /* 0.1.0 asks for no second factor: what it signed in holds only for an account without one. */
  const now = new Date().toISOString();
  await db
    .insertInto("staff_authenticators")
    .values({ user_id: "ada", secret: "sealed", last_step: 0, created_at: now })
    .execute();
  expect((await desk(later, "ada-of-then", "release")).status).toBe(303);
  await db.destroy();
  await later.stop();
  await rm(dataDir, { recursive: true });
}, 60_000);

test("a site that began with this version signs in its own way at once", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-one-"));
  const site = await startSite({ DATA_DIR: dataDir, STAFF_SECRET: secret });
  const db = await openDatabase({ dataDir });
  expect(await signer(site, await addStaff(db, "Bea", "admin"))).toBe("present");
  await db.destroy();
  await site.stop();
  await rm(dataDir, { recursive: true });
});

/** A session and a link of this kind are taken. */
async function taken(site: Site, token: string, kind: Kind) {
  expect((await desk(site, token, kind)).status, kind).toBe(200);
  const link = `/enquiry/track/${reference}-${seal(kinds[kind].links, reference)}`;
  expect((await fetch(site.origin + link)).status, kind).toBe(200);
}

function desk(site: Site, token: string, kind: Kind) {
  return staffClient(site, cookieOf(token, kinds[kind].cookies)).get("/staff");
}

/** The kind in which a site signs both. */
async function signer(site: Site, email: string) {
  const cookie = await signIn(site, email);
  const [token = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".");
  const response = await fetch(`${site.origin}/`, {
    method: "POST",
    headers: { accept: "application/json", origin: site.origin },
    body: new URLSearchParams({ "form-name": "home-contact", ...goodFields }),
  });
  const { reference: sent, track } = (await response.json()) as { reference: string; track: string };
  return (["release", "present"] as const).find(
    (kind) =>
      cookie === cookieOf(token, kinds[kind].cookies) &&
      track.endsWith(`/${sent}-${seal(kinds[kind].links, sent)}`),
  );
}

function cookieOf(token: string, key: string) {
  const signature = createHmac("sha256", key).update(token).digest("base64");
  return `mag-staff.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

function seal(key: string, text: string) {
  return createHmac("sha256", key).update(`track ${text}`).digest("base64url").slice(0, 22);
}

/** As 0.1.0 began one; the account is the seeds'. */
async function beginSession(db: Database, token: string) {
  const [now, end] = [new Date().toISOString(), new Date(Date.now() + 3_600_000).toISOString()];
  await sql`insert into staff_sessions (id, user_id, token, expires_at, created_at, updated_at)
    values ('session', 'ada', ${token}, ${end}, ${now}, ${now})`.execute(db);
}

function upTo(name: string) {
  return Object.fromEntries(Object.entries(migrations).filter(([known]) => known <= name));
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
