import { z } from "zod";
import { company } from "#content/company/company.ts";
import { auditDays, retentionDays } from "#content/company/retention.ts";
import { isNetwork } from "#server/http/client-address.ts";
import { isBareAddress, isOrigin, list, oneWord, secretList } from "./formats.ts";

/** Domain of the company's mail. */
const domain = company.email.replace(/^.*@/, "");

const promised = (days: number) =>
  `must be ${days} or less: the privacy page promises it (content/company/retention.ts)`;

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
  AUDIT_DAYS: z.coerce.number().int().min(30).max(auditDays, promised(auditDays)).default(auditDays),
  RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(retentionDays, promised(retentionDays))
    .default(retentionDays),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  SANDBOX: z.enum(["on", "off"], "must be on or off").default("on"),
  SANDBOX_SILENCE_SECONDS: z.coerce.number().int().min(10).max(7200).default(1800),
  SANDBOX_HOST: z.string().min(1).default("127.0.0.1"),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  MQTT_URL: z.url({ protocol: /^mqtts?$/, error: "must be like mqtt://name:key@host:1883" }).optional(),
  MQTT_HOST: z.string().min(1).optional(),
  MQTT_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export type Environment = z.infer<typeof environment>;

export const checked = environment
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
