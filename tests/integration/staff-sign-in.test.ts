import { hash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { readSecrets } from "#server/secrets/secrets.ts";
import { findAccount } from "#server/staff/accounts.ts";
import { addAuthenticator, spendCode } from "#server/staff/authenticator.ts";
import { endChallenge, openChallenge } from "#server/staff/challenges.ts";
import type { StaffEnvironment } from "#server/staff/context.ts";
import { enqueueNotice } from "#server/staff/notice-queue.ts";
import { changePassword } from "#server/staff/passwords.ts";
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from "#server/staff/recovery-codes.ts";
import { takeStep } from "#server/staff/second-step.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";
import {
  addStaff,
  password,
  runStaffCommand,
  type StaffClient,
  sessionCookie,
  signIn,
  staffClient,
  startStaffedSite,
} from "#tests/support/staff.ts";

const minutes = 60_000;
const home = "/staff/account/second-factor";

let world: Awaited<ReturnType<typeof startStaffedSite>>;
beforeAll(async () => {
  world = await startStaffedSite({ LOG_LEVEL: "info" });
});
afterAll(() => world.stop());

describe.each(engines)("second factors over %s", (engine) => {
  test("a code is accepted once, even if sent twice at once, and never an older one", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const userId = (await findAccount(db, await addStaff(db, "Ada", "admin")))?.id ?? "";
    const [secret, secrets, now] = [new Secret().base32, ["a secret"], new Date()];
    const added = { userId, secret, step: 0, secrets, now, random: randomBytes };
    const add = () => db.transaction().execute((trx) => addAuthenticator(trx, added));
    await Promise.all([add(), add(), add(), add()]);
    const stored = await db.selectFrom("staff_authenticators").select("secret").executeTakeFirst();
    expect(stored?.secret).not.toContain(secret);
    const at = (time: number) => new TOTP({ secret }).generate({ timestamp: time });
    const code = at(now.getTime());
    expect(await spendCode(db, userId, code, ["another secret"], now)).toBe(false);
    const used = await Promise.all([1, 2, 3].map(() => spendCode(db, userId, code, secrets, now)));
    expect(used.sort()).toEqual([false, false, true]);
    expect(await spendCode(db, userId, at(now.getTime() - 30_000), secrets, now)).toBe(false);
    expect(await spendCode(db, userId, at(now.getTime() + 30_000), ["new", ...secrets], now)).toBe(true);
    for (const ahead of [minutes, 5 * minutes])
      expect(await spendCode(db, userId, at(now.getTime() + ahead), ["new"], now)).toBe(false);
    const later = new Date(now.getTime() + minutes);
    expect(await spendCode(db, userId, at(later.getTime()), ["new"], later)).toBe(true);

    /* The clock was a year ahead when a code was used, and was set right. */
    const ahead = new Date(now.getTime() + 365 * 24 * 60 * minutes);
    expect(await spendCode(db, userId, at(ahead.getTime()), ["new"], ahead)).toBe(true);
    const right = await Promise.all(
      [1, 2].map(() => spendCode(db, userId, at(later.getTime()), ["new"], later)),
    );
    expect(right.sort()).toEqual([false, true]);
  });

  test("a step has a cookie that no page reads, and ends once, even for two that end it at once", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const userId = (await findAccount(db, await addStaff(db, "Ada", "admin")))?.id ?? "";
    const step = { userId, purpose: "sign-in", tls: true, now: new Date(), random: randomBytes } as const;
    const app = new Hono<StaffEnvironment>().get("/", async (context) => {
      const begun = { ...step, ...(await openChallenge(db, context, step)) };
      const ended = await Promise.all([1, 2].map(() => endChallenge(db, context, begun, true)));
      return context.json(ended.sort());
    });
    const answer = await app.request("/");
    expect(await answer.json()).toEqual([false, true]);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-mag-staff\.challenge=.{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test("a recovery code is accepted once, however it is typed, and new codes replace it", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const userId = (await findAccount(db, await addStaff(db, "Ada", "admin")))?.id ?? "";
    const make = () => db.transaction().execute((trx) => replaceRecoveryCodes(trx, userId, randomBytes));
    const [first = "", second = ""] = await make();
    const kept = JSON.stringify(await db.selectFrom("staff_recovery_codes").selectAll().execute());
    expect(kept).not.toContain(first);
    const typed = ` ${first.toUpperCase().replaceAll("-", " ")}`;
    const used = await Promise.all([typed, typed].map((code) => spendRecoveryCode(db, userId, code)));
    expect(used.sort()).toEqual([false, true]);
    await make();
    expect(await spendRecoveryCode(db, userId, second)).toBe(false);
    expect(await spendRecoveryCode(db, userId, "")).toBe(false);
    const kind = "second-factor-changed";
    const makeAndTell = () =>
      db.transaction().execute(async (trx) => {
        await enqueueNotice(trx, { userId, kind, detail: "", now: new Date(), random: randomBytes });
        await replaceRecoveryCodes(trx, userId, randomBytes);
      });
    const atOnce = <Done>(act: () => Promise<Done>) => Promise.all(Array.from({ length: 20 }, act));
    await atOnce(() => countRecoveryCodes(db, userId)) /* Opens the connections. */;
    await atOnce(makeAndTell);
    expect(await countRecoveryCodes(db, userId)).toBe(10);

    const codes = await make();
    const config = readConfig({ NODE_ENV: "development" });
    const secrets = { staff: [], links: [] };
    const [clock, findAddress] = [() => new Date(), () => "192.0.2.1"];
    const settings = { db, config, secrets, tls: true, clock, random: randomBytes, findAddress };
    const step = { userId, purpose: "sign-in", tls: true, now: new Date(), random: randomBytes } as const;
    const app = new Hono<StaffEnvironment>().get("/", async (context) => {
      const { token_hash } = await openChallenge(db, context, step);
      const begun = { ...step, token_hash, user_id: userId, challenge: null, secret: null };
      const row = { ...begun, attempts: 0, expires_at: "" };
      const take = (code: string) => takeStep(settings, context, row, { code, response: null });
      return context.json(await Promise.all(codes.map(take)));
    });
    const taken: string[] = await (await app.request("/")).json();
    expect(taken.filter((what) => what !== "over")).toEqual(["recovery-code"]);
    expect(await countRecoveryCodes(db, userId)).toBe(9);
  });

  test("the audit log can be added to, and neither changed nor emptied", async () => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const event = { action: "exported", actor_id: null, subject: null, detail: null, network: null } as const;
    const old = { ...event, id: "1", at: "2020-01-01T00:00:00.000Z" };
    await db
      .insertInto("staff_events")
      .values([old, { ...event, id: "2", at: new Date().toISOString() }])
      .execute();
    await expect(db.updateTable("staff_events").set({ detail: "x" }).execute()).rejects.toThrow(
      "append-only",
    );
    await expect(db.deleteFrom("staff_events").where("id", "=", "2").execute()).rejects.toThrow(
      "append-only",
    );
    await db.deleteFrom("staff_events").where("id", "=", "1").execute();
    if (engine === "PostgreSQL")
      await expect(sql`truncate staff_events`.execute(db)).rejects.toThrow("append-only");
    expect(await db.selectFrom("staff_events").select("id").execute()).toEqual([{ id: "2" }]);
  });
});

test("an app is added, asked for, backed up by recovery codes, and removed by the command", async () => {
  const email = await addStaff(world.db, "Tess", "admin");
  const tess = staffClient(world.site, await signIn(world.site, email));
  const begun = await tess.post(`${home}/authenticator`);
  const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(await begun.text())?.[1]?.replaceAll(" ", "") ?? "";
  const setUp = staffClient(world.site, `${tess.cookie}; ${challengeOf(begun)}`);
  expect((await setUp.post(`${home}/authenticator/code`, { code: "000000" })).status).toBe(422);
  const used = new TOTP({ secret }).generate();
  const shown = await setUp.post(`${home}/authenticator/code`, { code: used });
  const codes = [...(await shown.text()).matchAll(/<li>([0-9a-z]{6}(?:-[0-9a-z]{6}){3})<\/li>/g)];
  expect(codes).toHaveLength(10);

  expect(await signIn(world.site, email)).toBe("");
  const first = await secondStep(email);
  expect((await first.post("/staff/sign-in/second-factor", { code: used })).status).toBe(401);
  expect((await first.get("/staff")).status).toBe(303);
  const recovery = codes[0]?.[1] ?? "";
  const answer = await first.post("/staff/sign-in/second-factor", {
    code: recovery,
    next: "/staff?view=new",
  });
  expect(answer.headers.get("location")).toBe("/staff?view=new");
  expect((await staffClient(world.site, sessionCookie(answer)).get("/staff")).status).toBe(200);
  expect((await first.post("/staff/sign-in/second-factor", { code: recovery })).headers.get("location")).toBe(
    "/staff/sign-in",
  );
  expect(
    (await (await secondStep(email)).post("/staff/sign-in/second-factor", { code: recovery })).status,
  ).toBe(401);

  const guesser = await secondStep(email);
  const guesses: number[] = [];
  for (let guess = 0; guess < 7; guess++)
    guesses.push((await guesser.post("/staff/sign-in/second-factor", { code: `00000${guess}` })).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 303, 303]);

  await runStaffCommand(world.site, "reset", email);
  expect(await signIn(world.site, email)).not.toBe("");
});

test("a new password ends a sign-in that was begun with the one before", async () => {
  const email = await addStaff(world.db, "Nora", "sales");
  const userId = (await findAccount(world.db, email))?.id ?? "";
  const [secret, now] = [new Secret().base32, new Date()];
  const secrets = (await readSecrets({ dataDir: world.site.dataDir, secrets: { staff: [], links: [] } }))
    .staff;
  const added = { userId, secret, step: 0, secrets, now, random: randomBytes };
  await world.db.transaction().execute((trx) => addAuthenticator(trx, added));
  const half = await secondStep(email);
  await world.db.transaction().execute((trx) => changePassword(trx, { userId, passwordHash: "", now }));
  const code = new TOTP({ secret }).generate();
  const answer = await half.post("/staff/sign-in/second-factor", { code });
  expect(answer.headers.get("location")).toBe("/staff/sign-in");
  expect(sessionCookie(answer)).toBe("");
});

test("a step that was begun while the clock was ahead is over once it is right", async () => {
  const email = await addStaff(world.db, "Otto", "sales");
  const userId = (await findAccount(world.db, email))?.id ?? "";
  const added = { userId, secret: "", step: 0, secrets: [""], now: new Date(), random: randomBytes };
  await world.db.transaction().execute((trx) => addAuthenticator(trx, added));
  const begun = await secondStep(email);
  expect((await begun.get("/staff/sign-in/second-factor")).status).toBe(200);
  const ahead = new Date(Date.now() + 24 * 60 * minutes).toISOString();
  await world.db
    .updateTable("staff_challenges")
    .set({ expires_at: ahead })
    .where("user_id", "=", userId)
    .execute();
  expect((await begun.get("/staff/sign-in/second-factor")).status).toBe(303);
});

test("too many wrong codes are refused from one browser after the other", async () => {
  const email = await addStaff(world.db, "Gus", "sales");
  const userId = (await findAccount(world.db, email))?.id ?? "";
  const row = { user_id: userId, secret: "x", last_step: 0, created_at: new Date().toISOString() };
  await world.db.insertInto("staff_authenticators").values(row).execute();
  const statuses: number[] = [];
  for (let browser = 0; browser < 3; browser++) {
    const guesser = await secondStep(email);
    for (let guess = 0; guess < 5; guess++)
      statuses.push((await guesser.post("/staff/sign-in/second-factor", { code: "123456" })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);

  /* The owner's own browser has a count of its own. */
  const token_hash = hash("sha256", "a known browser");
  const seen = { user_id: userId, token_hash, seen_at: new Date().toISOString() };
  await world.db.insertInto("staff_devices").values(seen).execute();
  const begun = await secondStep(email);
  const known = staffClient(world.site, `${begun.cookie}; mag-staff.device=a%20known%20browser`);
  expect((await known.post("/staff/sign-in/second-factor", { code: "123456" })).status).toBe(401);

  const wrongCode = async () =>
    (await (await secondStep(email)).post("/staff/sign-in/second-factor", { code: "123456" })).status;
  const admin = await world.member("Anna", "admin");
  await admin.post(`/staff/accounts/${userId}/unlock`);
  expect(await wrongCode()).toBe(401);
  for (let browser = 0; browser < 2; browser++) {
    const guesser = await secondStep(email);
    for (let guess = 0; guess < 5; guess++)
      await guesser.post("/staff/sign-in/second-factor", { code: "123456" });
  }
  expect(await wrongCode()).toBe(429);
  const made = await (await admin.post(`/staff/accounts/${userId}/link`)).text();
  const link = /\/staff\/welcome\/[\w-]+/.exec(made)?.[0] ?? "";
  await staffClient(world.site, "").post(link, { password });
  expect(await wrongCode()).toBe(401);
});

test("a code is taken in the digits of any keyboard, and never answered with a 5xx", async () => {
  const email = await addStaff(world.db, "Yuki", "sales");
  const userId = (await findAccount(world.db, email))?.id ?? "";
  const secret = new Secret().base32;
  const { staff } = await readSecrets({ dataDir: world.site.dataDir, secrets: { staff: [], links: [] } });
  const app = { userId, secret, step: 0, secrets: staff, now: new Date(), random: randomBytes };
  await world.db.transaction().execute((trx) => addAuthenticator(trx, app));
  const step = await secondStep(email);
  const send = (code: string) => step.post("/staff/sign-in/second-factor", { code });
  for (const code of ["１２３４５６", "12345é", "🤖🤖🤖", "１23456🤖"])
    expect((await send(code)).status).toBe(401);
  const code = new TOTP({ secret }).generate();
  const fullWidth = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const answer = await send(`${fullWidth.slice(0, 3)}\u3000${fullWidth.slice(3)}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/staff"]);
});

test("passwords are checked in turns: a network that tries many keeps no other one waiting", async () => {
  const crowded = await startStaffedSite({ TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "info" });
  onTestFinished(() => crowded.stop());
  const email = await addStaff(crowded.db, "Ada", "admin");
  const attempt = async (network: string, fields: Record<string, string>) => {
    const sent = await crowded.anonymous.post("/staff/sign-in", fields, { "x-forwarded-for": network });
    await sent.text();
    return sent.status;
  };
  const crowd = Array.from({ length: 20 }, (_, index) =>
    attempt("192.0.2.1", { email: `guess-${index}@mag.example`, password }),
  );
  expect(await attempt("198.51.100.1", { email, password })).toBe(303);
  /* The site's own order: a busy machine may bring the answers here late. */
  const before = await vi.waitUntil(() => {
    const own = crowded.site.output.findIndex((line) => line.includes("Somebody signed in"));
    return own >= 0 && crowded.site.output.slice(0, own);
  });
  expect(before.filter((line) => line.includes("A sign-in failed")).length).toBeLessThan(15);
  await Promise.all(crowd);
}, 60_000);

test("an account with a second step shows it again before what needs a confirmation", async () => {
  const email = await addStaff(world.db, "Stella", "admin");
  const stella = staffClient(world.site, await signIn(world.site, email));
  const userId = (await findAccount(world.db, email))?.id ?? "";
  const secret = new Secret().base32;
  const { staff } = await readSecrets({ dataDir: world.site.dataDir, secrets: { staff: [], links: [] } });
  const app = { userId, secret, step: 0, secrets: staff, now: new Date(), random: randomBytes };
  const [recovery = ""] = await world.db.transaction().execute(async (trx) => {
    await addAuthenticator(trx, app);
    return replaceRecoveryCodes(trx, userId, randomBytes);
  });
  const erasure = { email: "nobody@rao.example" };
  const erase = (client: StaffClient, fields: object) =>
    client.post("/staff/erase/confirmed", { ...erasure, ...fields });
  /** A browser whose session is no longer fresh, and where the password was given again. */
  const halfway = async (cookie: string) => {
    const then = new Date(Date.now() - 16 * minutes).toISOString();
    await world.db
      .updateTable("staff_sessions")
      .set({ confirmed_at: then })
      .where("user_id", "=", userId)
      .execute();
    const page = await erase(staffClient(world.site, cookie), { "confirm-password": password });
    const words = await page.text();
    expect([page.status, words]).toEqual([
      403,
      expect.stringContaining(`name="email" value="${erasure.email}"`),
    ]);
    expect(words).not.toContain(password);
    const begun = page.headers.getSetCookie().find((set) => set.includes("confirm="));
    return staffClient(world.site, `${cookie}; ${begun?.split(";")[0]}`);
  };

  const guesser = await halfway(stella.cookie);
  const guesses: number[] = [];
  for (let guess = 0; guess < 6; guess++)
    guesses.push((await erase(guesser, { "confirm-code": "000000" })).status);
  expect(guesses).toEqual([422, 422, 422, 422, 422, 403]);
  const first = await halfway(stella.cookie);
  const code = new TOTP({ secret }).generate();
  expect((await erase(stella, { "confirm-code": code })).status).toBe(403);
  expect((await erase(first, { "confirm-code": "000000" })).status).toBe(422);
  expect((await erase(first, { "confirm-passkey": "{}" })).status).toBe(422);
  expect((await first.get("/staff/export.csv")).status).toBe(403);
  const changed = { current: password, password: "a brand new long sentence" };
  const refused = await first.post("/staff/account/password", changed);
  expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining("brand new")]);
  const done = await erase(first, { "confirm-code": code });
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("Erased: 0")]);
  const second = await halfway(sessionCookie(done));
  expect((await erase(second, { "confirm-code": code })).status).toBe(422);
  const anew = sessionCookie(await erase(second, { "confirm-code": recovery.toUpperCase() }));
  const fresh = staffClient(world.site, anew);
  expect((await fresh.get("/staff/export.csv")).status).toBe(200);
  expect((await fresh.post("/staff/account/password", changed)).headers.get("location")).toContain(
    "done=password",
  );
});

describe("a session", () => {
  let ada: StaffClient;
  beforeAll(async () => {
    ada = await world.member("Ada", "admin");
    await send();
  });

  test("asks for the password again before export, erasure and accounts, and then does what was sent", async () => {
    await age("confirmed_at", 16 * minutes);
    for (const path of ["/staff", "/staff/erase", "/staff/accounts"])
      expect((await ada.get(path)).status).toBe(200);
    const exported = await ada.get("/staff/export.csv?view=new");
    expect(exported.status).toBe(403);
    expect(await exported.text()).toContain('value="/staff/export.csv?view=new"');
    const erasure = { email: goodFields.email };
    const asked = await ada.post("/staff/erase/confirmed", erasure);
    expect(asked.status).toBe(403);
    const page = await asked.text();
    expect(page).toContain(`name="email" value="${goodFields.email}"`);
    expect(page).not.toContain("Erased:");
    const invited = await ada.post("/staff/accounts", { email: "new@mag.example", role: "admin" });
    expect(await invited.text()).not.toContain("/staff/welcome/");

    const wrong = await ada.post("/staff/erase/confirmed", { ...erasure, "confirm-password": "wrong" });
    expect(wrong.status).toBe(422);
    const done = await ada.post("/staff/erase/confirmed", { ...erasure, "confirm-password": password });
    expect(await done.text()).toContain("Erased: 1 submission");
    expect((await ada.get("/staff")).status).toBe(303);
    ada = staffClient(world.site, sessionCookie(done));
    const csv = await ada.get("/staff/export.csv");
    expect([csv.status, csv.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="enquiries-[\d-]+\.csv"$/),
    ]);
  });

  test("ends where its browser signs in again, after 30 days, and with its sign-out", async () => {
    const entry = { email: "ada@mag.example", password };
    const again = staffClient(world.site, sessionCookie(await ada.post("/staff/sign-in", entry)));
    expect((await ada.get("/staff")).status).toBe(303);
    expect((await again.get("/staff")).status).toBe(200);
    await age("created_at", 30 * 24 * 60 * minutes);
    expect((await again.get("/staff")).status).toBe(303);
    ada = staffClient(world.site, await signIn(world.site, "ada@mag.example"));
    const out = await ada.post("/staff/sign-out");
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    expect((await ada.get("/staff")).status).toBe(303);
    ada = staffClient(world.site, await signIn(world.site, "ada@mag.example"));
  });

  test("that began while the clock was ahead is over once it is right, and so is a confirmation", async () => {
    ada = staffClient(world.site, await signIn(world.site, "ada@mag.example"));
    await age("confirmed_at", -24 * 60 * minutes);
    expect((await ada.get("/staff/export.csv")).status).toBe(403);
    await age("created_at", -24 * 60 * minutes);
    expect((await ada.get("/staff")).status).toBe(303);
    ada = staffClient(world.site, await signIn(world.site, "ada@mag.example"));
  });

  test("is logged with who, what, whom and from where, and nothing of a visitor", async () => {
    await world.anonymous.post("/staff/sign-in", { email: "ada@mag.example", password: "wrong" });
    const failed = { action: "sign-in-failed", actor_id: null, detail: null };
    const subject = (await findAccount(world.db, "ada@mag.example"))?.id;
    expect(await world.db.selectFrom("staff_events").selectAll().execute()).toContainEqual(
      expect.objectContaining({ ...failed, subject }),
    );
    const page = (await (await ada.get("/staff/audit")).text()).replaceAll(/<[^>]*>/g, " ");
    for (const words of ["Signed in", "Signed out", "Enquiries exported", "Submissions erased"])
      expect(page).toContain(words);
    const events = JSON.stringify(await world.db.selectFrom("staff_events").selectAll().execute());
    expect(events).not.toMatch(/@|Asha|Rao|127\.0\.0\.1/);
    expect(events).toMatch(/"network":"[\w-]{12}"/);
    const attempts = JSON.stringify(await world.db.selectFrom("sign_in_attempts").selectAll().execute());
    expect(attempts).not.toContain("127.0.0.1");
    const log = world.site.output.join("\n");
    expect(log).toMatch(/"account":"[0-9a-f-]{36}".*"Somebody signed in"/);
    expect(log).not.toContain("@mag.example");
  });

  async function age(column: "confirmed_at" | "created_at", by: number) {
    const then = new Date(Date.now() - by).toISOString();
    await world.db
      .updateTable("staff_sessions")
      .set({ [column]: then })
      .execute();
  }
});

test("nobody does anything on a public site before a second factor is added", async () => {
  await using database = await freshDatabase("SQLite");
  const siteUrl = "https://mag.example";
  const site = await startSite({ ...database.env, SITE_URL: siteUrl });
  const enter = async (email: string) => {
    const entry = { email, password };
    const signedIn = await staffClient(site, "").post("/staff/sign-in", entry, { origin: siteUrl });
    return staffClient(site, sessionCookie(signedIn));
  };
  const admin = await enter(await addStaff(database.db, "Ada", "admin"));
  const sales = await enter(await addStaff(database.db, "Sam", "sales"));
  for (const path of ["/staff", "/staff/accounts", "/staff/export.csv", "/staff/account"]) {
    const answer = await admin.get(path);
    expect(answer.headers.get("location"), path).toBe(`${home}?done=required`);
  }
  expect(await (await admin.get(home)).text()).toContain("Add one of these to continue");
  expect((await admin.get("/native-blogs/new")).status).toBe(303);
  expect((await sales.get("/staff")).headers.get("location")).toBe(`${home}?done=required`);
  await site.stop();
});

test("secrets are changed one after the other without ending links or sessions", async () => {
  await using database = await freshDatabase("SQLite");
  const [old, fresh, links] = ["old", "new", "links"].map(
    (word) => `${word} secret with more than 32 characters`,
  );
  await addStaff(database.db, "Ada", "admin");
  const before = await startSite({ ...database.env, STAFF_SECRET: old ?? "" });
  const cookie = await signIn(before, "ada@mag.example");
  const track = await send(before.origin);
  await before.stop();
  const after = await startSite({
    ...database.env,
    STAFF_SECRET: `${fresh},${old}`,
    LINK_SECRET: `${links},${old}`,
  });
  expect((await fetch(after.origin + track)).status).toBe(200);
  const seen = await staffClient(after, cookie).get("/staff");
  expect(seen.status).toBe(200);
  const renewed = sessionCookie(seen);
  await after.stop();
  const later = await startSite({ ...database.env, STAFF_SECRET: fresh ?? "", LINK_SECRET: links ?? "" });
  expect((await fetch(later.origin + track)).status).toBe(404);
  expect((await staffClient(later, renewed).get("/staff")).status).toBe(200);
  expect((await staffClient(later, cookie).get("/staff")).status).toBe(303);
  await later.stop();
}, 120_000);

/** Gives the password. @returns a client whose browser is asked for the second step */
async function secondStep(email: string) {
  const asked = await world.anonymous.post("/staff/sign-in", { email, password });
  expect(asked.headers.get("location")).toContain("/staff/sign-in/second-factor");
  return staffClient(world.site, challengeOf(asked));
}

function challengeOf(response: Response) {
  const set = response.headers.getSetCookie().findLast((cookie) => cookie.includes(".challenge="));
  return set?.split(";")[0] ?? "";
}

async function send(origin = world.site.origin) {
  const answer = await fetch(`${origin}/`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "contact", ...goodFields }),
  });
  return ((await answer.json()) as { track: string }).track;
}
