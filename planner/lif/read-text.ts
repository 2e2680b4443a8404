import type { Outcome } from "../plan/fields.ts";

/** What files begin with that people drop here by mistake, or with the wrong encoding. */
const beginnings: readonly [RegExp, string][] = [
  [/^\s*$/, "it is empty"],
  [/^\s*</, "it is XML or HTML, and LIF is JSON"],
  [/^PK/, "it is a compressed file or a workbook, and LIF is JSON"],
  [/^\p{Cc}\uFFFD/u, "it is a compressed file, and LIF is JSON"],
  [/^%PDF/, "it is a PDF, and LIF is JSON"],
  [/^(AC|\s*0\s+SECTION)/, "it is a drawing, and LIF is JSON"],
];

/** A file's bytes as JSON, in UTF-8 or UTF-16, or the reason why they are none. */
export function readJsonFile(bytes: Uint8Array): Outcome<unknown> {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  const refused = (message: string): Outcome<never> => ({ ok: false, errors: [{ path: "", message }] });
  const known = beginnings.find(([beginning]) => beginning.test(text.slice(0, 1000)));
  if (known) return refused(known[1]);
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (!/[}\]]\s*$/.test(text)) return refused("its JSON breaks off before its end");
    const { position, line } =
      /position (?<position>\d+)|line (?<line>\d+)/.exec(error instanceof Error ? error.message : "")
        ?.groups ?? {};
    const at = line ?? (position && `${text.slice(0, Number(position)).split("\n").length}`);
    return refused(at ? `its JSON is broken in line ${at}` : "its JSON is broken");
  }
}
