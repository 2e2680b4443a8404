import { createHash } from "node:crypto";
import type { Fields } from "#server/forms/forms.ts";

/** Equal for equal content, whatever the order of its fields: SHA-256 in hexadecimal. */
export function fingerprint(form: string, state: string, fields: Fields) {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([form, state, entries]))
    .digest("hex");
}
