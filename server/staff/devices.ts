import { hash } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import type { Random } from "#server/ids/ids.ts";
import type { Database } from "#server/tables/tables.ts";
import type { StaffContext } from "./context.ts";

/** Of the cookie that identifies a browser; the longest that browsers allow. */
const lifetime = 400 * 24 * 3600; /* s */

/** @returns the hash of this browser's cookie if the account has signed in from it before */
export async function findDevice(
  db: Database,
  context: StaffContext,
  email: string,
  tls: boolean,
): Promise<string | undefined> {
  const token = getCookie(context, cookieName(tls));
  if (!token) return undefined;
  const device = await db
    .selectFrom("staff_devices")
    .innerJoin("staff_users", "staff_users.id", "staff_devices.user_id")
    .select("token_hash")
    .where("token_hash", "=", hash("sha256", token))
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return device?.token_hash;
}

type Visit = {
  userId: string;
  tls: boolean;
  now: Date;
  random: Random;
};

/**
 * Records that an account signed in from this browser, by a cookie of 256 random bits, of which only a hash is stored.
 * @returns whether the browser is new to this account
 */
export async function rememberDevice(
  db: Database,
  context: StaffContext,
  { userId, tls, now, random }: Visit,
) {
  const token = getCookie(context, cookieName(tls)) ?? Buffer.from(random(32)).toString("base64url");
  const key = { user_id: userId, token_hash: hash("sha256", token) };
  const oldest = new Date(now.getTime() - lifetime * 1000).toISOString();
  await db.deleteFrom("staff_devices").where("user_id", "=", userId).where("seen_at", "<", oldest).execute();
  const known = await db
    .updateTable("staff_devices")
    .set({ seen_at: now.toISOString() })
    .where("user_id", "=", key.user_id)
    .where("token_hash", "=", key.token_hash)
    .executeTakeFirst();
  const isNew = known.numUpdatedRows === 0n;
  if (isNew)
    await db
      .insertInto("staff_devices")
      .values({ ...key, seen_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(["user_id", "token_hash"]).doNothing())
      .execute();
  setCookie(context, cookieName(tls), token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: tls,
    maxAge: lifetime,
  });
  return isNew;
}

/** After a new password every browser is a new one. */
export async function forgetDevices(db: Database, userId: string) {
  await db.deleteFrom("staff_devices").where("user_id", "=", userId).execute();
}

function cookieName(tls: boolean) {
  return tls ? "__Host-mag-staff.device" : "mag-staff.device";
}
