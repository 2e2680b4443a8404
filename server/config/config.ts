import { z } from "zod";
import { company } from "#content/company.ts";
import { retentionDays } from "#content/retention.ts";
import { isNetwork } from "#server/http/client-address.ts";

export const shortestSecret = 32; /* characters */

/** Domain of the company's mail. */
const domain = company.email.replace(/^.*@/, "");

/** Everything the environment may set. `.env.example` explains each name; this is the only place that reads them. */
const environment = z.object({
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "must be an origin, such as https://www.example.com, with nothing after its host")
    .optional(),
  TRUSTED_PROXIES: list()
    .refine(
      (entries) => entries.every(isNetwork),
      "must be addresses or networks, such as 127.0.0.1, 10.0.0.0/8",
    )
    .default([]),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  SUBMISSION_LIMIT: z.coerce.number().int().min(0).default(20),
  CONFIRMATION_LIMIT: z.coerce.number().int().min(0).default(1000),
  CONFIRMATION_LIMIT_PER_ADDRESS: z.coerce.number().int().min(0).default(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default(`website@${domain}`),
  MAIL_SALES: z.email().default(`sales@${domain}`),
  MAIL_PARTNERSHIPS: z.email().optional(),
  MAIL_SUPPORT: z.email().optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, "must be whsec_ and 24 bytes or more in base64")
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be 3 to 63 small letters, digits, dots and hyphens")
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine(isBareAddress, "must be an address without user, ? and #, such as https://s3.example.com")
    .optional(),
  S3_REGION: oneWord().optional(),
  S3_ACCESS_KEY_ID: oneWord().optional(),
  S3_SECRET_ACCESS_KEY: oneWord().optional(),
  S3_FORCE_PATH_STYLE: z.stringbool("must be true or false").optional(),
  SMTP_TLS: z.enum(["required", "off"], "must be required or off").default("required"),
  STAFF_SECRET: secretList(),
  LINK_SECRET: secretList(),
  AUDIT_DAYS: z.coerce.number().int().min(30).max(3650).default(365),
  RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(
      retentionDays,
      `must be ${retentionDays} or less: the privacy page promises it (content/retention.ts)`,
    )
    .default(retentionDays),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

type Environment = z.infer<typeof environment>;

const checked = environment
  .refine((e) => !e.WEBHOOK_URL === !e.WEBHOOK_SECRET, {
    path: ["WEBHOOK_SECRET"],
    message: "goes together with WEBHOOK_URL: set both or neither",
  })
  .superRefine((e, context) => {
    if (Object.keys(e).every((name) => !name.startsWith("S3_"))) return;
    for (const name of bucketNeeds.filter((name) => e[name] === undefined))
      context.addIssue({ code: "custom", path: [name], message: "is missing: a bucket needs it" });
  });

const bucketNeeds = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** nginx leaves out a node that failed for 10 s, so the one before must be back in use before this one refuses. */
const drainBehindProxy = 12; /* s */
const drainAlone = 2; /* s */

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment.
 * @throws {ConfigError} naming every variable that is wrong and what would be right
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = checked.safeParse(given);
  if (!result.success) throw new ConfigError(result.error.issues.map(explain));
  const e = result.data;
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    /** Origin that visitors see, without a trailing slash; undefined: the address the server listens on. */
    siteUrl: e.SITE_URL && new URL(e.SITE_URL).origin,
    trustedProxies: e.TRUSTED_PROXIES,
    /** How long requests are still taken after SIGTERM, until proxies have noticed. */
    drainSeconds: e.DRAIN_SECONDS ?? (e.TRUSTED_PROXIES.length > 0 ? drainBehindProxy : drainAlone),
    /** Submissions one address may send in a minute; 0 means no limit. */
    submissionLimit: e.SUBMISSION_LIMIT,
    /** Confirmations that go out in an hour, to all and to one mailbox; 0 means no limit. */
    confirmationLimits: {
      confirmations: e.CONFIRMATION_LIMIT,
      perMailbox: e.CONFIRMATION_LIMIT_PER_ADDRESS,
    },
    mail: {
      smtpUrl: e.SMTP_URL,
      /** Whether mail may leave this machine unencrypted. */
      allowsPlain: e.SMTP_TLS === "off",
      from: e.MAIL_FROM,
      sales: e.MAIL_SALES,
      partnerships: e.MAIL_PARTNERSHIPS ?? e.MAIL_SALES,
      support: e.MAIL_SUPPORT ?? e.MAIL_SALES,
    },
    /** The webhook that receives every submission, and the key that signs its calls. */
    webhook: e.WEBHOOK_URL && e.WEBHOOK_SECRET ? { url: e.WEBHOOK_URL, secret: e.WEBHOOK_SECRET } : undefined,
    /** Where uploaded pictures are kept; undefined: in the data folder. */
    bucket: bucketOf(e),
    /** The current secret, then older ones; if empty, one is generated and kept in the data folder. */
    secrets: { staff: e.STAFF_SECRET, links: e.LINK_SECRET },
    /** For how many days the audit log is kept. */
    auditDays: e.AUDIT_DAYS,
    /** Days after which submissions are erased. */
    retentionDays: e.RETENTION_DAYS,
    /** Address at which Prometheus reads the metrics; undefined: none. */
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    logLevel: e.LOG_LEVEL,
  };
}

function bucketOf(e: Environment) {
  if (!e.S3_BUCKET || !e.S3_ACCESS_KEY_ID || !e.S3_SECRET_ACCESS_KEY) return undefined;
  return {
    name: e.S3_BUCKET,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION ?? "us-east-1",
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
    pathStyle: e.S3_FORCE_PATH_STYLE ?? e.S3_ENDPOINT !== undefined,
  };
}

export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(problems: string[]) {
    super(`The configuration is not right:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

function oneWord() {
  return z.string().regex(/^\S+$/, "must be one word without spaces");
}

function isBareAddress(address: string) {
  const url = URL.parse(address);
  return !url || url.href === url.origin + url.pathname;
}

/** Page addresses are resolved against this URL, which would drop any path of its own. */
function isOrigin(value: string) {
  const url = URL.parse(value);
  return !url || url.href === `${url.origin}/`;
}

function list() {
  return z.string().transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
}

function secretList() {
  return list()
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= shortestSecret),
      `must have ${shortestSecret} characters or more; where there are several, with commas between them, each`,
    )
    .default([]);
}

/** Says which variable is wrong and why, never its value: it may be a secret. */
function explain(issue: z.core.$ZodIssue) {
  return `${issue.path.join(".")}: ${issue.message}. See .env.example.`;
}
