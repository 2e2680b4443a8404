import { company } from "#content/company/company.ts";

/** How long the file is valid; RFC 9116 advises a year at most. */
const lifetime = 180 * 24 * 3_600_000; /* ms */

/** /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export function securityText(siteUrl: string, now: Date) {
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${new Date(now.getTime() + lifetime).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
