import { betterAuth } from "better-auth";
import type { Database } from "#server/database/tables.ts";
import { type Random, uuidv7 } from "#server/submissions/identity.ts";

export const passwordLength = { least: 12, most: 128 } as const; /* characters */

/** A session ends after so long without use. */
const idleTime = 12 * 60 * 60; /* s */

interface Settings {
  db: Database;
  /** Signs cookies. */
  secret: string;
  /** Origin that staff see. */
  origin: string;
  tls: boolean;
  clock: () => Date;
  random: Random;
}

export type Auth = ReturnType<typeof openAuth>;

/**
 * Accounts, passwords and sessions by better-auth, in our own tables. None of its addresses is served: our own
 * handlers call it, after they have checked where a form comes from and how often somebody has tried.
 */
export function openAuth({ db, secret, origin, tls, clock, random }: Settings) {
  return betterAuth({
    secret,
    baseURL: origin,
    /* Also over PostgreSQL: it then writes times as text and booleans as numbers, which is what our tables have. */
    database: { db, type: "sqlite" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
    },
    user: {
      modelName: "staff_users",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: {
        role: { type: ["admin", "editor"], required: true, input: false },
        disabledAt: { type: "date", required: false, input: false, fieldName: "disabled_at" },
      },
    },
    session: {
      modelName: "staff_sessions",
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      expiresIn: idleTime,
      updateAge: 10 * 60 /* s */,
    },
    account: {
      modelName: "staff_credentials",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    verification: {
      modelName: "staff_verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    },
    databaseHooks: {
      session: {
        create: { before: async ({ userId }) => ((await isDisabled(db, userId)) ? false : undefined) },
      },
    },
    advanced: {
      cookiePrefix: "mag-staff",
      useSecureCookies: tls,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      /* Its own check of the tables knows SQLite only here; tests/integration/staff-accounts.test.ts has ours. */
      database: { generateId: () => uuidv7(clock(), random), validateSchema: false },
    },
    /* Ours counts sign-ins in the database: see attempts.ts. */
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

async function isDisabled(db: Database, userId: string) {
  const user = await db
    .selectFrom("staff_users")
    .select("disabled_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return !user || user.disabled_at !== null;
}
