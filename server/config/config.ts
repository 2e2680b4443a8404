import type { z } from "zod";
import { checked, type Environment } from "./environment.ts";

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
    /** After how many seconds without a request a sandbox ends; undefined: there are none. */
    sandbox:
      e.SANDBOX === "on"
        ? {
            silence: e.SANDBOX_SILENCE_SECONDS,
            mqtt: { host: e.MQTT_HOST ?? e.HOST, port: e.MQTT_PORT, url: e.MQTT_URL },
            own: { host: e.SANDBOX_HOST, port: e.SANDBOX_PORT },
          }
        : undefined,
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

/** Says which variable is wrong and why, never its value: it may be a secret. */
function explain(issue: z.core.$ZodIssue) {
  return `${issue.path.join(".")}: ${issue.message}. See .env.example.`;
}
