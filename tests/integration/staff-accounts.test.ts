import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { createAccount, disableAccount, findAccount } from "#server/staff/accounts.ts";
import { countAttempt, signInLimits } from "#server/staff/attempts.ts";
import { createInvitation, findInvitation, takeInvitation } from "#server/staff/invitations.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { startSite } from "#tests/support/site.ts";
import { addStaff, authOver, password, signIn, staffClient } from "#tests/support/staff.ts";

const minutes = 60_000;

describe.each(engines)("staff accounts over %s", (engine) => {
  test("better-auth signs in and reads its session in our tables", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const email = await addStaff(db, "Ada", "admin");
    const auth = authOver(db);
    const signedIn = await auth.api.signInEmail({
      body: { email: email.toUpperCase(), password },
      headers: new Headers(),
      returnHeaders: true,
    });
    const [cookie = ""] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/^mag-staff\.session_token=.+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const headers = new Headers({ cookie: cookie.split(";")[0] ?? "" });
    expect(await auth.api.getSession({ headers })).toMatchObject({ user: { email, role: "admin" } });
    const stored = JSON.stringify(await db.selectFrom("staff_credentials").selectAll().execute());
    expect(stored).not.toContain(password);
  });

  test("one address has one account, whoever asks at the same moment", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const account = { name: "Ada", role: "admin", password, now: new Date(), random: randomBytes } as const;
    const made = await Promise.all(
      ["ada@mag.example", "ADA@mag.example", "ada@MAG.example"].map((email) =>
        createAccount(db, authOver(db), { ...account, email }),
      ),
    );
    expect(made.sort()).toEqual([false, false, true]);
    expect(await db.selectFrom("staff_credentials").select("id").execute()).toHaveLength(1);
  });

  test("no session begins for an account that is shut, not even one that is under way", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    await addStaff(db, "Ada", "admin");
    const email = await addStaff(db, "Emil", "editor");
    await disableAccount(db, (await findAccount(db, email))?.id ?? "", new Date());
    const attempt = authOver(db).api.signInEmail({ body: { email, password }, headers: new Headers() });
    await expect(attempt).rejects.toMatchObject({ statusCode: 401 });
    expect(await db.selectFrom("staff_sessions").select("id").execute()).toEqual([]);
  });

  test("the last admin can't be shut", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const email = await addStaff(db, "Ada", "admin");
    expect(await disableAccount(db, (await findAccount(db, email))?.id ?? "", new Date())).toBe("last-admin");
  });

  test("of guesses that come all at once, no more than the limit is looked at", async () => {
    await using database = await freshDatabase(engine);
    const guess = { email: "ada@mag.example", address: "192.0.2.1", now: new Date(), random: randomBytes };
    const guesses = await Promise.all(Array.from({ length: 40 }, () => countAttempt(database.db, guess)));
    const passed = guesses.filter(({ ok }) => ok).length;
    expect(passed).toBeLessThanOrEqual(signInLimits.account);
    const later = { ...guess, now: new Date(guess.now.getTime() + signInLimits.window) };
    expect((await countAttempt(database.db, later)).ok).toBe(true);
  });

  test("guesses at many accounts from one network are limited too", async () => {
    await using database = await freshDatabase(engine);
    const guess = (number: number, address = `2001:db8::${number.toString(16)}`) =>
      countAttempt(database.db, {
        email: `${number}@mag.example`,
        address,
        now: new Date(),
        random: randomBytes,
      });
    for (let number = 0; number < signInLimits.network; number++) expect((await guess(number)).ok).toBe(true);
    expect((await guess(99)).ok).toBe(false);
    expect((await guess(99, "2001:db9::1")).ok).toBe(true);
  });

  test("a one-time link works once, for one of many, and until its time is over", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const now = new Date();
    const first = { purpose: "first-account", now, random: randomBytes } as const;
    const tokens = await Promise.all([1, 2, 3].map(() => createInvitation(db, first)));
    expect(JSON.stringify(await db.selectFrom("staff_invitations").selectAll().execute())).not.toContain(
      tokens[0],
    );
    expect(await findInvitation(db, tokens[0] ?? "", new Date(now.getTime() + 29 * minutes))).toBeDefined();
    expect(await findInvitation(db, tokens[0] ?? "", new Date(now.getTime() + 30 * minutes))).toBeUndefined();
    const taken = await Promise.all([...tokens, ...tokens].map((token) => takeInvitation(db, token, now)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

describe("the running site", () => {
  test("prints a link that makes the first account once, and none when there is one", async () => {
    const site = await startSite({ LOG_LEVEL: "info" });
    const link = await vi.waitFor(() => {
      const [, path] = /http\S+(\/staff\/welcome\/\S+)/.exec(site.output.join("\n")) ?? [];
      if (!path) throw new Error("No link was printed");
      return path;
    });
    const guest = staffClient(site, "");
    const account = { name: "Ada", email: "ada@mag.example", password };
    expect((await guest.get(link)).status).toBe(200);
    const short = await guest.post(link, { ...account, password: "short" });
    expect(short.status).toBe(422);
    expect(await short.text()).toContain("Password must have 12 characters or more");
    expect((await guest.post(link, account)).status).toBe(303);
    expect((await guest.post(link, { ...account, email: "eve@mag.example" })).status).toBe(410);
    expect((await guest.get(link)).status).toBe(410);
    expect((await guest.get("/staff/welcome/made-up")).status).toBe(410);

    const cookie = await signIn(site, account.email);
    const desk = await staffClient(site, cookie).get("/staff/accounts");
    expect(await desk.text()).toContain("ada@mag.example");
    expect((await stat(join(site.dataDir, "staff-secret"))).mode & 0o777).toBe(0o600);
    const logged = site.output.filter((line) => line.startsWith("{")).join("\n");
    expect(logged).not.toMatch(/ada@mag|welcome\/[\w-]{20}/);

    const again = await startSite({ DATA_DIR: site.dataDir });
    expect((await staffClient(again, cookie).get("/staff")).status).toBe(200);
    await again.stop();
    expect(again.output.join("\n")).not.toContain("/staff/welcome/");
    await site.stop();
  });

  test("after 20 wrong passwords the right one is refused too, also after a restart", async () => {
    await using database = await freshDatabase("SQLite");
    await addStaff(database.db, "Ada", "admin");
    const site = await startSite(database.env);
    const statuses: number[] = [];
    for (let guess = 0; guess < 20; guess++) {
      const fields = { email: "ada@mag.example", password: `wrong ${guess}` };
      statuses.push((await staffClient(site, "").post("/staff/sign-in", fields)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    await site.stop();
    const again = await startSite(database.env);
    const refused = await staffClient(again, "").post("/staff/sign-in", {
      email: "ada@mag.example",
      password,
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(refused.headers.get("set-cookie")).toBeNull();
    await again.stop();
  });

  test("where visitors come through TLS, the cookie is Secure", async () => {
    await using database = await freshDatabase("SQLite");
    await addStaff(database.db, "Ada", "admin");
    const site = await startSite({ ...database.env, SITE_URL: "https://mag.example" });
    const fields = { email: "ada@mag.example", password };
    const signedIn = await staffClient(site, "").post("/staff/sign-in", fields, {
      origin: "https://mag.example",
    });
    expect(signedIn.headers.get("set-cookie")).toMatch(/^__Secure-mag-staff\.session_token=.*; Secure/);
    const foreign = await staffClient(site, "").post("/staff/sign-in", fields);
    expect(foreign.status).toBe(403);
    await site.stop();
  });

  test("after signing in one lands where one wanted to go, but only on this site", async () => {
    await using database = await freshDatabase("SQLite");
    await addStaff(database.db, "Ada", "admin");
    const site = await startSite(database.env);
    const landing = async (next: string) => {
      const response = await staffClient(site, "").post("/staff/sign-in", {
        email: "ada@mag.example",
        password,
        next,
      });
      return response.headers.get("location");
    };
    expect(await landing("/staff?view=late&search=x")).toBe("/staff?view=late&search=x");
    for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example", ""])
      expect(await landing(next)).toBe("/staff");
    await site.stop();
  });
});
