import { decoded } from "../decoded.ts";
import type { Outcome } from "../plan/fields.ts";

/** The largest log that is read: half a million lines take a fifth of it. */
export const largestLog = 150_000_000; /* bytes */

/** What files begin with that people drop here by mistake. */
const beginnings: readonly [RegExp, string][] = [
  [/^PK/, "it is a workbook or a compressed file: save the sheet as CSV"],
  [/^\u00D0\u00CF|^\u042F\u0427/, "it is an old workbook: save the sheet as CSV"],
  [/^%PDF/, "it is a PDF, and orders are read from CSV"],
  [/^\s*<[?!a-zA-Z]/, "it is XML or HTML: export the list as CSV"],
  [/^\s*[[{]\s*["{[]/, "it is JSON, and orders are read from CSV"],
];

/** The text of an exported log in the encoding in which programs write them, or the reason why it is none. */
export function logText(bytes: Uint8Array): Outcome<string> {
  const refused = (message: string): Outcome<never> => ({ ok: false, errors: [{ path: "", message }] });
  if (bytes.length > largestLog)
    return refused(`it has more than ${largestLog / 1_000_000} MB: split it, or leave columns out`);
  const text = decoded(bytes);
  const known = beginnings.find(([beginning]) => beginning.test(text.slice(0, 1000)));
  if (known) return refused(known[1]);
  return /\S/.test(text.slice(0, 100_000)) ? { ok: true, value: text } : refused("it is empty");
}
