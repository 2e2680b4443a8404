import { betterAuth } from "better-auth";
import { type Random, uuidv7 } from "#server/ids/ids.ts";
import { roles } from "#server/roles/roles.ts";
import { deriveKey } from "#server/secrets/secrets.ts";
import type { Database } from "#server/tables/tables.ts";
import { isDisabled } from "./accounts.ts";
import { cookieEndpoints } from "./cookie-endpoints.ts";

/** A session ends after this long without use. */
const idleTime = 12 * 60 * 60; /* s */

type Settings = {
  db: Database;
  /** The one that signs cookies first, then older ones, whose cookies are still valid. */
  secrets: string[];
  /** Whether cookies are named and signed as 0.1.0 does. Both kinds are read anyway. */
  asRelease?: boolean;
  /** Origin that staff see. */
  origin: string;
  tls: boolean;
  clock: () => Date;
  random: Random;
};

export type Auth = ReturnType<typeof openAuth>;

/**
 * Accounts, passwords and sessions by better-auth, in our own tables. None of its endpoints is served: our handlers
 * call it, after checking a form's origin and the number of attempts.
 */
export function openAuth({ secrets, asRelease = false, ...settings }: Settings) {
  /* Browsers accept a cookie with that prefix only from this very host, over TLS. */
  const prefix = settings.tls ? "__Host-mag-staff" : "mag-staff";
  const own = secrets.map((secret) => authWith(deriveKey(secret, "sessions"), prefix, settings));
  const formerPrefix = settings.tls ? "__Secure-mag-staff" : "mag-staff";
  const former = secrets.map((secret) => authWith(secret, formerPrefix, settings));
  const [current, ...older] = asRelease ? [...former, ...own] : [...own, ...former];
  return Object.assign(current as (typeof own)[number] /* There is one secret at least. */, { older });
}

function authWith(
  secret: string,
  cookiePrefix: string,
  { db, origin, tls, clock, random }: Omit<Settings, "secrets" | "asRelease">,
) {
  return betterAuth({
    secret,
    baseURL: origin,
    /* Also over PostgreSQL: it then writes times as text and booleans as numbers, which is what our tables have. */
    database: { db, type: "sqlite" },
    emailAndPassword: { enabled: true, disableSignUp: true },
    plugins: [{ id: "staff-cookies", endpoints: cookieEndpoints }],
    user: {
      modelName: "staff_users",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: {
        role: { type: [...roles], required: true, input: false },
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
      additionalFields: {
        confirmedAt: { type: "date", required: false, input: false, fieldName: "confirmed_at" },
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
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: tls },
      /* Its own check of the tables knows SQLite only here; tests/integration/staff-accounts.test.ts has ours. */
      database: { generateId: () => uuidv7(clock(), random), validateSchema: false },
    },
    /* Ours counts sign-ins in the database: see attempts.ts. */
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
