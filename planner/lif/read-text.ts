import { decoded } from "../decoded.ts";
import type { Outcome } from "../plan/fields.ts";

/** What files begin with that people drop here by mistake, or with the wrong encoding. */
const beginnings: readonly [RegExp, string][] = [
  [/^\s*$/, "it is empty"],
  [/^\s*</, "it is XML or HTML, and LIF is JSON"],
  [/^PK/, "it is a compressed file or a workbook, and LIF is JSON"],
  [/^\p{Cc}\u2039/u, "it is a compressed file, and LIF is JSON"],
  [/^%PDF/, "it is a PDF, and LIF is JSON"],
  [/^(AC|\s*0\s+SECTION)/, "it is a drawing, and LIF is JSON"],
];

/** A file's bytes as JSON, in any usual encoding, or the reason why they are none. */
export function readJsonFile(bytes: Uint8Array): Outcome<unknown> {
  const text = decoded(bytes);
  const refused = (message: string): Outcome<never> => ({ ok: false, errors: [{ path: "", message }] });
  const known = beginnings.find(([beginning]) => beginning.test(text.slice(0, 1000)));
  if (known) return refused(known[1]);
  try {
    const value: unknown = JSON.parse(text);
    const repeated = repeatedKey(text);
    return repeated ? refused(repeated) : { ok: true, value };
  } catch (error) {
    if (!/[}\]]\s*$/.test(text)) return refused("its JSON breaks off before its end");
    const { position, line } =
      /position (?<position>\d+)|line (?<line>\d+)/.exec(error instanceof Error ? error.message : "")
        ?.groups ?? {};
    const at = line ?? (position && `${lineAt(text, Number(position))}`);
    return refused(at ? `its JSON is broken in line ${at}` : "its JSON is broken");
  }
}

/** Names the first key that an object has twice: of its two values, JSON.parse would take the last unasked. */
function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const { 0: token, 1: key, index } of text.matchAll(
    /("[^"\\]*(?:\\.[^"\\]*)*")\s*:|"[^"\\]*(?:\\.[^"\\]*)*"|[{}]/g,
  )) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (key !== undefined) {
      const name = JSON.parse(key) as string;
      if (open.at(-1)?.has(name))
        return `its JSON has ${JSON.stringify(name.slice(0, 40))} twice in one object, in line ${lineAt(text, index)}`;
      open.at(-1)?.add(name);
    }
  }
  return undefined;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;
