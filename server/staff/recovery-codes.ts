import { hash } from "node:crypto";
import { typedCode } from "#planner/numbers/typed.ts";
import { engineOf } from "#server/database/engine.ts";
import type { Random } from "#server/ids/ids.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

const howMany = 10;

/** Crockford's alphabet: no letter that passes for a digit. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * Makes new recovery codes in place of those before them. Only hashes are kept, so the codes are shown this once.
 * @returns ten codes of 120 random bits, as aaaaaa-bbbbbb-cccccc-dddddd
 */
export async function replaceRecoveryCodes(trx: Transaction, userId: string, random: Random) {
  const codes = Array.from({ length: howMany }, () => {
    const letters = Array.from(random(24), (byte) => alphabet.charAt(byte % 32)).join("");
    return letters.replaceAll(/(.{6})(?=.)/g, "$1-");
  });
  await takeTurn(trx, userId);
  await removeRecoveryCodes(trx, userId);
  await trx
    .insertInto("staff_recovery_codes")
    .values(codes.map((code) => ({ code_hash: hashOf(code), user_id: userId })))
    .execute();
  return codes;
}

/**
 * Waits for others that change an account's factors or codes: in PostgreSQL neither of two would see what the other
 * adds, so codes made at the same moment would both stay, or both be shown while only the later ones work. The whole
 * lock is not taken: each may have the key of the account by then, as rows name it, and would wait for the other's.
 */
export async function takeTurn(trx: Transaction, userId: string) {
  if (engineOf(trx) === "PostgreSQL")
    await trx.selectFrom("staff_users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export async function removeRecoveryCodes(db: Database, userId: string) {
  await db.deleteFrom("staff_recovery_codes").where("user_id", "=", userId).execute();
}

/** Uses a code up. Of simultaneous calls, only one gets true. */
export async function spendRecoveryCode(db: Database, userId: string, typed: string) {
  const used = await db
    .deleteFrom("staff_recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(typed))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Database, userId: string) {
  const { count } = await db
    .selectFrom("staff_recovery_codes")
    .select((e) => e.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ignores case, spaces and hyphens, and reads o as 0 and i or l as 1. */
function hashOf(code: string) {
  const plain = typedCode(code)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  return hash("sha256", plain);
}
