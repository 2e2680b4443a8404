import { company } from "#content/company.ts";

/** For how long researchers may believe it; a year is the most that RFC 9116 advises. */
const lifetime = 180 * 24 * 3_600_000; /* ms */

/** /.well-known/security.txt (RFC 9116): where to tell of a weakness. */
export function securityText(siteUrl: string, now: Date) {
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${new Date(now.getTime() + lifetime).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
