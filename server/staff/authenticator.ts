import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { company } from "#content/company/company.ts";
import { typedCode } from "#planner/numbers/typed.ts";
import type { Random } from "#server/ids/ids.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { seal, unseal } from "./sealed-text.ts";

const period = 30; /* s */
const digits = 6;

/** A secret for an authenticator app, in base32: 160 bits, as RFC 4226 asks for. */
export function newAuthenticatorSecret(random: Random) {
  return new Secret({ buffer: Uint8Array.from(random(20)).buffer }).base32;
}

/** What an app scans, or what is typed into it, for one account. */
export function describeAuthenticator(secret: string, email: string) {
  const { data, size } = encode(codesOf(secret, email).toString(), { ecc: "M", border: 0 });
  return {
    letters: secret.replaceAll(/(.{4})(?=.)/g, "$1 "),
    size,
    /** The dark modules of the QR code as a path in a square of `size`. */
    path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join(""),
  };
}

/**
 * The number of the 30-second period that a code belongs to, the present one or next to it; undefined if it is wrong.
 */
export function stepOf(secret: string, code: string, now: Date) {
  const timestamp = now.getTime();
  const token = typedCode(code);
  /* otpauth throws where a text of six characters has more than six bytes. */
  if (!/^\d+$/.test(token)) return undefined;
  const delta = codesOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

function codesOf(secret: string, label = "") {
  return new TOTP({ issuer: company.name, label, algorithm: "SHA1", digits, period, secret });
}

type NewAuthenticator = {
  userId: string;
  secret: string;
  step: number;
  secrets: string[];
  now: Date;
  random: Random;
};

/** Adds an app whose first code was right, in place of any earlier one. */
export async function addAuthenticator(trx: Transaction, authenticator: NewAuthenticator) {
  const { userId, secret, step, secrets, now, random } = authenticator;
  const added = { secret: seal(secret, secrets, random), last_step: step, created_at: now.toISOString() };
  await trx
    .insertInto("staff_authenticators")
    .values({ user_id: userId, ...added })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(added))
    .execute();
}

/** @returns whether there was one */
export async function removeAuthenticator(db: Database, userId: string) {
  const removed = await db
    .deleteFrom("staff_authenticators")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Whether a code is the app's and unused: of two simultaneous requests with it, one gets true. */
export async function spendCode(db: Database, userId: string, code: string, secrets: string[], now: Date) {
  const row = await db
    .selectFrom("staff_authenticators")
    .select("secret")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const secret = row && unseal(row.secret, secrets);
  const step = secret ? stepOf(secret, code, now) : undefined;
  if (!secret || step === undefined) return false;
  /* A last code of a time to come was used while the clock was wrong: it must not refuse every code until then. */
  const latest = Math.floor(now.getTime() / 1000 / period) + 1;
  const used = await db
    .updateTable("staff_authenticators")
    /* Sealed again with the current secret, so that an older one is no longer needed. */
    .set({ last_step: step, secret: seal(secret, secrets, randomBytes) })
    .where("user_id", "=", userId)
    .where((e) => e.or([e("last_step", "<", step), e("last_step", ">", latest)]))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
