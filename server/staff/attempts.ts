import { hash } from "node:crypto";
import { sql } from "kysely";
import { networkOf, ofCustomer } from "#server/http/rate-limit.ts";
import { type Random, uuidv7 } from "#server/ids/ids.ts";
import { customerIn } from "#server/secrets/network-names.ts";
import type { Database } from "#server/tables/tables.ts";
import { findAccount } from "./accounts.ts";

const minute = 60_000; /* ms */
const hour = 60 * minute;

type Limit = { by: ("account" | "network" | "customer")[]; most: number; within: number /* ms */ };

/** For a device from which the account has signed in before, only its own failures count. */
const ofDevice: Limit = { by: ["account", "network"], most: 10, within: 15 * minute };

/**
 * How many sign-ins may fail. Guessing from one network locks nobody out of another; an account's limit bounds guessing
 * from many networks, and stops only devices that are new to it.
 */
const signInLimits: readonly Limit[] = [
  ofDevice,
  { by: ["network"], most: 30, within: 15 * minute },
  { by: ["network"], most: 300, within: 24 * hour },
  { by: ["customer"], most: 30 * ofCustomer, within: 15 * minute },
  { by: ["customer"], most: 300 * ofCustomer, within: 24 * hour },
  { by: ["account"], most: 100, within: hour },
];

/**
 * A code has only six digits: an attacker who knows the password has a chance of 1 in 1,400 a day. A known device has a
 * count of its own here, too, so that this attacker doesn't keep the account's owner out.
 */
export const secondFactorLimits: readonly Limit[] = [{ by: ["account"], most: 10, within: hour }];

/** What is counted of an account, each under a name of its own: whatever lifts one lifts all. */
const counters = {
  password: ({ email }: { email: string }) => email.trim().toLowerCase(),
  secondFactor: ({ userId }: { userId: string }) => `second factor of ${userId}`,
};

type Guess = Guesser & ({ email: string; userId?: never } | { email?: never; userId: string });

type Guesser = {
  /** The client's address, or the name of its network. */
  address: string;
  /** Hash of the cookie of a device from which this account has signed in before. */
  device?: string | undefined;
  now: Date;
  random: Random;
};

export type Attempt =
  | {
      ok: true;
      /** Checks what was typed. Where that fails, as too many wait, it was no attempt. */
      check: <Result>(typed: () => Promise<Result>) => Promise<Result>;
      /** Call it when it was no guess: the failures before it are forgotten. */
      succeeded: () => Promise<void>;
    }
  | { ok: false; retryAfter: number /* s */ };

/**
 * Counts a sign-in in the database before its password is checked, so that the limits hold over restarts, between
 * processes, and for simultaneous guesses.
 */
export async function countAttempt(
  db: Database,
  guess: Guess,
  limits = guess.device ? [ofDevice] : signInLimits,
): Promise<Attempt> {
  const { address, device, now, random } = guess;
  const counted = hashOf(
    guess.userId === undefined ? counters.password(guess) : counters.secondFactor(guess),
  );
  await forgetOldAttempts(db, now);
  const attempt = {
    id: uuidv7(now, random),
    /* A known device has a count of its own, apart from the account's. */
    account: device ? `${counted} ${device}` : counted,
    network: device ? "device" : networkOf(address),
    at: now.toISOString(),
  };
  const takeBack = () => db.deleteFrom("sign_in_attempts").where("id", "=", attempt.id).execute();
  await db.insertInto("sign_in_attempts").values(attempt).execute();
  const customer = customerIn(attempt.network);
  for (const { by, most, within } of limits) {
    if (by.includes("customer") && customer === undefined) continue;
    const tried = await db
      .selectFrom("sign_in_attempts")
      .select((e) => [e.fn.countAll().as("count"), e.fn.min("at").as("first")])
      .where((e) =>
        e.and(
          by.map((what) =>
            what === "customer"
              ? e(sql`substr(network, 1, ${sql.lit(customer?.length ?? 0)})`, "=", customer)
              : e(what, "=", attempt[what]),
          ),
        ),
      )
      .where("at", ">", before(now, within))
      .executeTakeFirstOrThrow();
    if (Number(tried.count) <= most) continue;
    /* A refused attempt does not count, so further attempts don't extend the time that was named. */
    await takeBack();
    const free = new Date(tried.first ?? now).getTime() + within;
    return { ok: false, retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) };
  }
  const { account, network } = attempt;
  return {
    ok: true,
    async check(typed) {
      try {
        return await typed();
      } catch (error) {
        await takeBack();
        throw error;
      }
    },
    async succeeded() {
      await db
        .deleteFrom("sign_in_attempts")
        .where("account", "=", account)
        .where("network", "=", network)
        .execute();
    },
  };
}

/** Deletes those that no limit counts any more, with the names of their networks. */
export async function forgetOldAttempts(db: Database, now: Date) {
  const longest = Math.max(...signInLimits.map(({ within }) => within));
  /* Those of a time to come were counted while the clock was ahead: they would lock until then. */
  await db
    .deleteFrom("sign_in_attempts")
    .where((e) => e.or([e("at", "<=", before(now, longest)), e("at", ">", before(now, -hour))]))
    .execute();
}

/** Lifts all locks of the account with this address, after a new password or on request. */
export async function forgetAttempts(db: Database, email: string) {
  const userId = (await findAccount(db, email))?.id ?? "";
  const names = Object.values(counters).map((name) => hashOf(name({ email, userId })));
  await db
    .deleteFrom("sign_in_attempts")
    .where((e) => e.or(names.flatMap((name) => [e("account", "=", name), e("account", "like", `${name} %`)])))
    .execute();
  /* A step that was begun counts its own wrong codes. */
  await db.updateTable("staff_challenges").set({ attempts: 0 }).where("user_id", "=", userId).execute();
}

function before(now: Date, time: number) {
  return new Date(now.getTime() - time).toISOString();
}

function hashOf(name: string) {
  return hash("sha256", name);
}
