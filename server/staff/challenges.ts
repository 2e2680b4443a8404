import { hash } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Random } from "#server/ids/ids.ts";
import type { StaffChallengesTable } from "#server/tables/staff-sign-in.ts";
import type { Database } from "#server/tables/tables.ts";
import { latestBegin } from "./clock-ahead.ts";
import type { StaffContext } from "./context.ts";

const lifetime = 10 * 60; /* s */

/** How often a code may be wrong before the password is asked for again. */
const maxAttempts = 5;

type Purpose = StaffChallengesTable["purpose"];

type NewChallenge = {
  userId: string;
  purpose: Purpose;
  challenge?: string;
  secret?: string;
  tls: boolean;
  now: Date;
  random: Random;
};

/** Begins a step that needs a second request from the same browser, which identifies it by a cookie. @returns its key */
export async function openChallenge(db: Database, context: StaffContext, begun: NewChallenge) {
  const { userId, purpose, challenge = null, secret = null, tls, now, random } = begun;
  const token = Buffer.from(random(32)).toString("base64url");
  await db.deleteFrom("staff_challenges").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .insertInto("staff_challenges")
    .values({
      token_hash: hash("sha256", token),
      user_id: userId,
      purpose,
      challenge,
      secret,
      attempts: 0,
      expires_at: new Date(now.getTime() + lifetime * 1000).toISOString(),
    })
    .execute();
  setCookie(context, cookieName(purpose, tls), token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: tls,
    maxAge: lifetime,
  });
  return { user_id: userId, token_hash: hash("sha256", token) };
}

/** The step that this browser has begun, unless its time is over. */
export async function findChallenge(
  db: Database,
  context: StaffContext,
  { purpose, tls, now }: { purpose: Purpose; tls: boolean; now: Date },
) {
  const token = getCookie(context, cookieName(purpose, tls));
  if (!token) return undefined;
  return db
    .selectFrom("staff_challenges")
    .selectAll()
    .where("token_hash", "=", hash("sha256", token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now.toISOString())
    .where("expires_at", "<=", new Date(latestBegin(now).getTime() + lifetime * 1000).toISOString())
    .executeTakeFirst();
}

/** Counts an attempt before it is checked. @returns false if there were too many */
export async function countChallengeAttempt(db: Database, tokenHash: string) {
  const counted = await db
    .updateTable("staff_challenges")
    .set((e) => ({ attempts: e("attempts", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .where("attempts", "<", maxAttempts)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

/** Gives a passkey a new challenge to sign. */
export async function setChallenge(db: Database, tokenHash: string, challenge: string) {
  await db.updateTable("staff_challenges").set({ challenge }).where("token_hash", "=", tokenHash).execute();
}

/** Ends a challenge; of simultaneous calls, only one gets true. */
export async function endChallenge(
  db: Database,
  context: StaffContext,
  { token_hash, purpose }: Pick<StaffChallengesTable, "token_hash" | "purpose">,
  tls: boolean,
) {
  const ended = await db
    .deleteFrom("staff_challenges")
    .where("token_hash", "=", token_hash)
    .executeTakeFirst();
  deleteCookie(context, cookieName(purpose, tls), { path: "/", secure: tls });
  return ended.numDeletedRows > 0n;
}

/** Confirming has a cookie of its own: it may be asked for while a second factor is being added. */
function cookieName(purpose: Purpose, tls: boolean) {
  const name = purpose === "confirm" ? "mag-staff.confirm" : "mag-staff.challenge";
  return tls ? `__Host-${name}` : name;
}
