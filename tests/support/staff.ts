import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Role } from "#server/roles/roles.ts";
import { createAccount } from "#server/staff/accounts.ts";
import { openAuth } from "#server/staff/auth.ts";
import { hashPassword } from "#server/staff/passwords.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { commandEnv } from "./command.ts";
import { type Site, startSite } from "./site.ts";

export const password = "correct horse battery";

export function authOver(db: Database, clock = () => new Date()) {
  const secrets = ["a secret of more than thirty-two characters"];
  return openAuth({ db, secrets, origin: "http://localhost", tls: false, clock, random: randomBytes });
}

/** Hash of `password`, kept because making it takes a seventh of a second of one core. */
let hashed: Promise<string> | undefined;

/** Makes an account that signs in with `password`. */
export async function addStaff(db: Database, name: string, role: Role) {
  const email = `${name.toLowerCase()}@mag.example`;
  hashed ??= hashPassword(authOver(db), password);
  const passwordHash = await hashed;
  const account = { name, email, role, passwordHash, now: new Date(), random: randomBytes };
  await db.transaction().execute((trx) => createAccount(trx, account));
  return email;
}

export type StaffedSite = Awaited<ReturnType<typeof startStaffedSite>>;

/** A running site, its database beside it, and people who are signed in. */
export async function startStaffedSite(env: Record<string, string> = {}) {
  const site = await startSite(env);
  const databaseUrl = env["DATABASE_URL"];
  const db = await openDatabase({ dataDir: site.dataDir, ...(databaseUrl && { databaseUrl }) });
  return {
    site,
    db,
    /** Makes an account and signs it in. */
    member: async (name: string, role: Role) =>
      staffClient(site, await signIn(site, await addStaff(db, name, role))),
    anonymous: staffClient(site, ""),
    stop: async () => {
      await db.destroy();
      await site.stop();
    },
  };
}

export type StaffClient = ReturnType<typeof staffClient>;

/** Signs in as a browser does. @returns the cookie */
export async function signIn(site: Site, email: string, words = password) {
  const response = await staffClient(site, "").post("/staff/sign-in", { email, password: words });
  return sessionCookie(response);
}

/** The cookie of a session that an answer sets, as a browser sends it back; empty where it sets none. */
export function sessionCookie(response: Response) {
  const set = response.headers
    .getSetCookie()
    .findLast((cookie) => cookie.includes("mag-staff.session_token="));
  const [cookie = ""] = set?.split(";") ?? [];
  return cookie.endsWith("=") ? "" : cookie;
}

/** Has `npm run staff` make a link for the first account. @returns its path */
export async function firstLink(site: Pick<Site, "dataDir">) {
  return /http\S+(\/staff\/welcome\/\S+)/.exec(await runStaffCommand(site, "first"))?.[1] ?? "";
}

/** Runs `npm run staff` beside a site. @returns what it prints */
export async function runStaffCommand({ dataDir }: Pick<Site, "dataDir">, ...parameters: string[]) {
  const env = { ...commandEnv, DATA_DIR: dataDir };
  const command = ["scripts/commands/staff.ts", ...parameters];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

/** Asks for pages and sends forms with one cookie; follows no redirect. */
export function staffClient({ origin }: Pick<Site, "origin">, cookie: string) {
  return {
    cookie,
    get: (path: string) => fetch(origin + path, { headers: { cookie }, redirect: "manual" }),
    post: (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      fetch(origin + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
        headers: { cookie, origin, ...headers },
      }),
  };
}

/** Cookies that do not hold: made up, signed by nobody, of a session that is over, of none. `email` is of an account that may sign in. */
export async function badCookies({ site, db }: StaffedSite, admin: StaffClient, email = "olga@mag.example") {
  const [name = "", value = ""] = admin.cookie.split("=");
  const [token = "", signature = ""] = decodeURIComponent(value).split(".");
  const ended = await signIn(site, email);
  await staffClient(site, ended).post("/staff/sign-out");
  const expired = await signIn(site, email);
  const [expiredToken = ""] = decodeURIComponent(expired.split("=")[1] ?? "").split(".");
  await db
    .updateTable("staff_sessions")
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where("token", "=", expiredToken)
    .execute();
  return [
    `${name}=${token}`,
    `${name}=${encodeURIComponent(`${token}.${signature.slice(1)}A`)}`,
    `${name}=${encodeURIComponent(`${expiredToken}.${signature}`)}`,
    `${name}=`,
    ended,
    expired,
  ];
}
