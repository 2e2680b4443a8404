import { randomBytes, randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import { Busy } from "#server/http/admission.ts";
import { networkNames } from "#server/secrets/network-names.ts";
import { changeRole, disableAccount, enableAccount } from "#server/staff/account-changes.ts";
import { createAccount, findAccount } from "#server/staff/accounts.ts";
import { countAttempt, forgetAttempts } from "#server/staff/attempts.ts";
import { openAuth } from "#server/staff/auth.ts";
import { endChallenge, openChallenge } from "#server/staff/challenges.ts";
import { redirectWith, type StaffEnvironment } from "#server/staff/context.ts";
import { rememberDevice } from "#server/staff/devices.ts";
import { createInvitation, findInvitation } from "#server/staff/invitations.ts";
import { changePassword, checkPassword } from "#server/staff/passwords.ts";
import { openInvitation, redeem } from "#server/staff/redeem.ts";
import { noCookies, openSession } from "#server/staff/sessions.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { addStaff, authOver, firstLink, password, signIn, staffClient } from "#tests/support/staff.ts";

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

  test("one address has one account, even if requested twice at once", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const account = {
      name: "Ada",
      role: "admin",
      passwordHash: "",
      now: new Date(),
      random: randomBytes,
    } as const;
    const made = await Promise.all(
      ["ada@mag.example", "ADA@mag.example", "ada@MAG.example"].map((email) =>
        db.transaction().execute((trx) => createAccount(trx, { ...account, email })),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await db.selectFrom("staff_credentials").select("id").execute()).toHaveLength(1);
  });

  test("no session begins for a disabled account, not even one under way", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    await addStaff(db, "Ada", "admin");
    const email = await addStaff(db, "Emil", "editor");
    await disableAccount(db, (await findAccount(db, email))?.id ?? "", new Date());
    const attempt = authOver(db).api.signInEmail({ body: { email, password }, headers: new Headers() });
    await expect(attempt).rejects.toMatchObject({ statusCode: 401 });
    expect(await db.selectFrom("staff_sessions").select("id").execute()).toEqual([]);
  });

  test("a password that is changed, or whose account is closed, while it is checked signs nobody in", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const email = await addStaff(db, "Ada", "admin");
    const other = await addStaff(db, "Emil", "editor");
    const [ada = "", emil = ""] = await Promise.all(
      [email, other].map(async (known) => (await findAccount(db, known))?.id),
    );
    const check = (known: string) =>
      checkPassword(db, authOver(db), { email: known, password, network: "192.0.2.1" });
    expect(await check(email)).toMatchObject({ id: ada });
    const now = new Date();
    const checked = Promise.all([check(email), check(other)]);
    await db.selectFrom("staff_users").select("id").execute();
    await db
      .transaction()
      .execute((trx) => changePassword(trx, { userId: ada, passwordHash: "another", now }));
    await disableAccount(db, emil, now);
    expect(await checked).toEqual([undefined, undefined]);
  });

  test("the last admin can't be disabled", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const email = await addStaff(db, "Ada", "admin");
    expect(await disableAccount(db, (await findAccount(db, email))?.id ?? "", new Date())).toBe("last-admin");
  });

  test("two admins who disable or demote one another at the same moment: one remains", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const emails = [await addStaff(db, "Ada", "admin"), await addStaff(db, "Olga", "admin")];
    const accounts = await Promise.all(emails.map((email) => findAccount(db, email)));
    const [ada = "", olga = ""] = accounts.map((account) => account?.id);
    for (let round = 0; round < 10; round++) {
      const now = new Date();
      const refusals = await Promise.all([disableAccount(db, ada, now), changeRole(db, olga, "editor", now)]);
      expect(refusals.filter((refusal) => refusal === "last-admin")).toHaveLength(1);
      await enableAccount(db, ada, now);
      await changeRole(db, olga, "admin", now);
    }
  });

  test("of simultaneous guesses, no more than the limit are checked", async () => {
    await using database = await freshDatabase(engine);
    const guess = { email: "ada@mag.example", address: "192.0.2.1", now: new Date(), random: randomBytes };
    for (let tried = 0; tried < 12; tried++) {
      const attempt = await countAttempt(database.db, guess);
      const check = attempt.ok && attempt.check(() => Promise.reject(new Busy()));
      await expect(check).rejects.toThrow(Busy);
    }
    const guesses = await Promise.all(Array.from({ length: 40 }, () => countAttempt(database.db, guess)));
    const passed = guesses.filter(({ ok }) => ok).length;
    expect(passed).toBeLessThanOrEqual(10);
    const later = { ...guess, now: new Date(guess.now.getTime() + 15 * minutes) };
    expect((await countAttempt(database.db, later)).ok).toBe(true);
    /* The clock was a year ahead, and was set right. */
    const ahead = { ...guess, now: new Date(guess.now.getTime() + 365 * 24 * 60 * minutes) };
    for (let tried = 0; tried < 12; tried++) await countAttempt(database.db, ahead);
    expect((await countAttempt(database.db, ahead)).ok).toBe(false);
    expect((await countAttempt(database.db, later)).ok).toBe(true);
  });

  test("guesses from one other network lock nobody out; guesses from many lock out only new browsers", async () => {
    await using database = await freshDatabase(engine);
    const now = new Date();
    const email = "ada@mag.example";
    const guess = (address: string, device?: string) =>
      countAttempt(database.db, { email, address, device, now, random: randomBytes });
    for (let tried = 0; tried < 11; tried++) await guess("192.0.2.1");
    expect((await guess("192.0.2.1")).ok).toBe(false);
    expect((await guess("192.0.2.2")).ok).toBe(true);
    for (let network = 0; network < 20; network++)
      for (let tried = 0; tried < 10; tried++) await guess(`198.51.100.${network}`);
    expect((await guess("192.0.2.2")).ok).toBe(false);
    for (let tried = 0; tried < 10; tried++) expect((await guess("192.0.2.2", "a known one")).ok).toBe(true);
    expect((await guess("192.0.2.2", "a known one")).ok).toBe(false);
    await forgetAttempts(database.db, email);
    for (const device of [undefined, "a known one"]) expect((await guess("192.0.2.2", device)).ok).toBe(true);
  });

  test("a sign-in that succeeds forgets the failures before it, of its own network alone", async () => {
    await using database = await freshDatabase(engine);
    const now = new Date();
    const guess = (address: string) =>
      countAttempt(database.db, { email: "ada@mag.example", address, now, random: randomBytes });
    for (let tried = 0; tried < 10; tried++) await guess("192.0.2.1");
    for (let tried = 0; tried < 9; tried++) await guess("192.0.2.2");
    const right = await guess("192.0.2.2");
    if (right.ok) await right.succeeded();
    expect((await guess("192.0.2.1")).ok).toBe(false);
    for (let tried = 0; tried < 10; tried++) expect((await guess("192.0.2.2")).ok).toBe(true);
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
    for (let number = 0; number < 30; number++) expect((await guess(number)).ok).toBe(true);
    expect((await guess(99)).ok).toBe(false);
    expect((await guess(99, "2001:db9::1")).ok).toBe(true);
  });

  test("guesses at many accounts from the many networks of one IPv6 customer are limited too", async () => {
    await using database = await freshDatabase(engine);
    const name = networkNames("a secret", () => new Date());
    const guess = (number: number, address: string) =>
      countAttempt(database.db, {
        email: `${number}@mag.example`,
        address: name(address),
        now: new Date(),
        random: randomBytes,
      });
    for (let number = 0; number < 240; number++)
      expect((await guess(number, `2001:db8:0:${number.toString(16)}::1`)).ok).toBe(true);
    expect((await guess(999, "2001:db8:0:fff::1")).ok).toBe(false);
    expect((await guess(999, "2001:db8:1::1")).ok).toBe(true);
    expect((await guess(999, "192.0.2.1")).ok).toBe(true);
  });

  test("guesses from one network and from one customer are limited over a day, too", async () => {
    await using database = await freshDatabase(engine);
    const now = new Date();
    const name = networkNames("a secret", () => now);
    const at = new Date(now.getTime() - 60 * minutes).toISOString();
    const failures = (most: number, address: (number: number) => string) =>
      Array.from({ length: most }, (_, number) => {
        return { id: randomUUID(), account: `${number}`, network: name(address(number)), at };
      });
    await database.db
      .insertInto("sign_in_attempts")
      .values([
        ...failures(300, () => "192.0.2.1"),
        ...failures(2400, (number) => `2001:db8:0:${number.toString(16)}::1`),
      ])
      .execute();
    const guess = (address: string) =>
      countAttempt(database.db, {
        email: "ada@mag.example",
        address: name(address),
        now,
        random: randomBytes,
      });
    expect((await guess("192.0.2.1")).ok).toBe(false);
    expect((await guess("192.0.2.2")).ok).toBe(true);
    expect((await guess("2001:db8:0:fff::1")).ok).toBe(false);
    expect((await guess("2001:db8:1::1")).ok).toBe(true);
  });

  test("a one-time link works once, for one of many simultaneous requests, until it expires", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const now = new Date();
    const first = { purpose: "first-account", now, random: randomBytes } as const;
    const ahead = { ...first, now: new Date(now.getTime() + 24 * 60 * minutes) };
    expect(await findInvitation(db, await createInvitation(db, ahead), now)).toBeUndefined();
    const tokens = await Promise.all([1, 2, 3].map(() => createInvitation(db, first)));
    expect(JSON.stringify(await db.selectFrom("staff_invitations").selectAll().execute())).not.toContain(
      tokens[0],
    );
    expect(await findInvitation(db, tokens[0] ?? "", new Date(now.getTime() + 29 * minutes))).toBeDefined();
    expect(await findInvitation(db, tokens[0] ?? "", new Date(now.getTime() + 30 * minutes))).toBeUndefined();
    const used = await Promise.all(
      [...tokens, ...tokens].map((token, number) => use(db, token, { email: `${number}@mag.example`, now })),
    );
    expect(used.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(await db.selectFrom("staff_users").select("role").execute()).toEqual([{ role: "admin" }]);
    for (const [purpose, lasts] of [
      ["account", 48 * 60],
      ["password", 30],
    ] as const) {
      const token = await createInvitation(db, { ...first, purpose, email: "ada@mag.example" });
      const findAfter = (time: number) => findInvitation(db, token, new Date(now.getTime() + time * minutes));
      expect([await findAfter(lasts - 1), await findAfter(lasts)]).toEqual([expect.anything(), undefined]);
    }
  });

  test("a link for an account sets no password of one that exists, and a new or a used link ends the others", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const now = new Date();
    const invite = (purpose: "account" | "password", email: string) =>
      createInvitation(db, { purpose, email, role: "editor", now, random: randomBytes });
    const atOnce = <Done>(act: () => Promise<Done>) => Promise.all(Array.from({ length: 20 }, act));
    await atOnce(() => findAccount(db, "")) /* Opens the connections. */;
    const tokens = await atOnce(() => invite("account", "Ada@mag.example"));
    const works = await Promise.all(tokens.map((token) => findInvitation(db, token, now)));
    expect(works.filter(Boolean)).toHaveLength(1);
    const other = await invite("account", "olga@mag.example");
    const used = await Promise.all(tokens.map((token) => use(db, token)));
    expect(used.filter((reason) => reason !== "ended")).toEqual([undefined]);

    const late = await invite("account", "ada@mag.example");
    const reset = await invite("password", "ada@mag.example");
    expect(await openInvitation(db, late, now)).toEqual({ ok: false, reason: "has-account" });
    const before = await db.selectFrom("staff_credentials").select("password").execute();
    expect(await use(db, late, { password: "somebody else's words" })).toBe("has-account");
    expect(await db.selectFrom("staff_credentials").select("password").execute()).toEqual(before);

    const again = await invite("password", "ADA@mag.example");
    expect(await use(db, reset)).toBe("ended");
    expect(await openInvitation(db, late, now)).toEqual({ ok: false, reason: "has-account" });
    expect(await use(db, again)).toBeUndefined();
    expect(await use(db, again)).toBe("ended");
    expect(await openInvitation(db, late, now)).toEqual({ ok: false, reason: "ended" });
    expect(await db.selectFrom("staff_credentials").select("password").execute()).not.toEqual(before);
    expect(await openInvitation(db, other, now)).toMatchObject({ ok: true });
  });

  test("after an error a one-time link still works", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const now = new Date();
    const invitation = { purpose: "account", email: "ada@mag.example", role: "editor", now } as const;
    const token = await createInvitation(db, { ...invitation, random: randomBytes });
    const random = () => {
      throw new Error("No random bytes are left");
    };
    await expect(use(db, token, { random })).rejects.toThrow("No random bytes are left");
    expect(await use(db, token)).toBeUndefined();
  });
});

describe("the running site", () => {
  test("says how a link is made for the first account, which works once; no log holds one", async () => {
    const site = await startSite({ LOG_LEVEL: "info" });
    await vi.waitFor(() => expect(site.output.join("\n")).toContain("npm run staff -- first"));
    expect(site.output.join("\n")).not.toContain("/staff/welcome/");
    const link = await firstLink(site);
    const guest = staffClient(site, "");
    const account = { name: "Ada", email: "ada@mag.example", password };
    const stale = await invitationOver(site, account.email);
    expect((await guest.get(link)).status).toBe(200);
    const short = await guest.post(link, { ...account, password: "short" });
    expect(short.status).toBe(422);
    expect(await short.text()).toContain("Password must have 12 characters or more");
    expect((await guest.post(link, account)).status).toBe(303);
    expect((await guest.post(link, { ...account, email: "eve@mag.example" })).status).toBe(410);
    expect((await guest.get(link)).status).toBe(410);
    expect((await guest.get("/staff/welcome/made-up")).status).toBe(410);

    for (const answer of [await guest.get(stale), await guest.post(stale, account)]) {
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain("There is an account with this address already");
    }

    const cookie = await signIn(site, account.email);
    const desk = await staffClient(site, cookie).get("/staff/accounts");
    expect(await desk.text()).toContain("ada@mag.example");
    expect((await stat(join(site.dataDir, "staff-secret"))).mode & 0o777).toBe(0o600);
    const logged = site.output.filter((line) => line.startsWith("{")).join("\n");
    expect(logged).not.toMatch(/ada@mag|welcome\/[\w-]{20}/);

    const again = await startSite({ DATA_DIR: site.dataDir });
    expect((await staffClient(again, cookie).get("/staff")).status).toBe(200);
    await again.stop();
    expect(again.output.join("\n")).not.toContain("npm run staff");
    await expect(firstLink(site)).rejects.toThrow("There are accounts already");
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

  test.each([
    { tls: true, prefix: "__Host-", secure: "Secure; " },
    { tls: false, prefix: "", secure: "" },
  ])(
    "every cookie of staff's is for this site's own requests alone: TLS $tls",
    async ({ tls, prefix, secure }) => {
      await using database = await freshDatabase("SQLite");
      const { db } = database;
      const userId = (await findAccount(db, await addStaff(db, "Ada", "admin")))?.id ?? "";
      const [now, random, clock] = [new Date(), randomBytes, () => new Date()];
      const origin = tls ? "https://mag.example" : "http://localhost";
      const auth = openAuth({
        db,
        secrets: ["a secret of the test's, long enough"],
        origin,
        tls,
        clock,
        random,
      });
      const app = new Hono<StaffEnvironment>().get("/", async (context) => {
        const purposes = ["sign-in", "add-passkey", "add-authenticator", "confirm"] as const;
        for (const purpose of purposes) {
          const begun = await openChallenge(db, context, { userId, purpose, tls, now, random });
          await endChallenge(db, context, { ...begun, purpose }, tls);
        }
        await rememberDevice(db, context, { userId, tls, now, random });
        const session = [
          ...((await openSession(auth, { userId, browser: "", now })) ?? []),
          ...(await noCookies(auth)),
        ];
        return redirectWith(context, session, "/");
      });
      const set = (await app.request("/")).headers.getSetCookie();
      const kept = `Path=/; HttpOnly; ${secure}SameSite=Lax`;
      const step = (name: string) => [
        `${prefix}mag-staff.${name}=…; Max-Age=600; ${kept}`,
        `${prefix}mag-staff.${name}=; Max-Age=0; Path=/${secure && "; Secure"}`,
      ];
      expect(set.map((cookie) => cookie.replace(/(?<=^[^=]+=)[^;]+/, "…"))).toEqual([
        ...["challenge", "challenge", "challenge", "confirm"].flatMap(step),
        `${prefix}mag-staff.device=…; Max-Age=34560000; ${kept}`,
        `${prefix}mag-staff.session_token=…; Max-Age=43200; ${kept}`,
        ...["session_token", "session_data", "dont_remember"].map(
          (name) => `${prefix}mag-staff.${name}=; Max-Age=0; ${kept}`,
        ),
      ]);
    },
  );

  test("if visitors connect over TLS, the cookie is Secure", async () => {
    await using database = await freshDatabase("SQLite");
    await addStaff(database.db, "Ada", "admin");
    const site = await startSite({ ...database.env, SITE_URL: "https://mag.example" });
    const fields = { email: "ada@mag.example", password };
    const signedIn = await staffClient(site, "").post("/staff/sign-in", fields, {
      origin: "https://mag.example",
    });
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(
      expect.arrayContaining(["__Host-mag-staff.session_token", "__Host-mag-staff.device"]),
    );
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const foreign = await staffClient(site, "").post("/staff/sign-in", fields);
    expect(foreign.status).toBe(403);
    await site.stop();
  });

  test("sign-in leads to the page asked for, but only on this site", async () => {
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

/** Uses a one-time link. @returns why not, or undefined once it is done */
async function use(db: Database, token: string, given: Partial<Parameters<typeof redeem>[2]> = {}) {
  const typed = {
    name: "Ada",
    email: "ada@mag.example",
    password,
    address: "192.0.2.1",
    now: new Date(),
    random: randomBytes,
  };
  const used = await redeem(db, authOver(db), { token, ...typed, ...given });
  return used.ok ? undefined : used.reason;
}

/** The path of a link for an account, made beside the running site as `npm run staff` does. */
async function invitationOver({ dataDir }: Site, email: string) {
  const db = await openDatabase({ dataDir });
  const invitation = { purpose: "account", email, role: "editor", now: new Date() } as const;
  const token = await createInvitation(db, { ...invitation, random: randomBytes });
  await db.destroy();
  return `/staff/welcome/${token}`;
}
