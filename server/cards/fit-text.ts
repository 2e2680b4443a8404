type FitInput = {
  /** Pixels. */
  width: number;
  height: number;
  /** Largest first, in pixels. */
  sizes: readonly number[];
  /** Of a line, in units of the size. */
  leading: number;
  /** How wide a text is, in units of its size. */
  widthOf: (text: string) => number;
};

/** A number stays with the word before it: "MAG 1400". */
const noBreak = "\u00a0";

const longest = 200; /* characters */

/** The largest size at which a text stays in its box, and its lines there, about equally long. What is too long is cut. */
export function fitText(text: string, { width, height, sizes, leading, widthOf }: FitInput) {
  const words = text
    .slice(0, longest)
    .trim()
    .replaceAll(/ (?=\d)/g, noBreak)
    .split(/[ \t\n]+/);
  for (const size of sizes) {
    const most = Math.floor(height / (size * leading));
    const isWhole = words.every((word) => widthOf(word) * size <= width);
    const lines = breakLines(words, width / size, widthOf);
    if (isWhole && lines.length <= most) return { size, lines: balance(words, lines, width / size, widthOf) };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = breakLines(words, width / size, widthOf).slice(0, Math.floor(height / (size * leading)));
  return { size, lines: [...lines.slice(0, -1), cut(lines.at(-1) ?? "", width / size, widthOf)] };
}

/** Shortens a line so that the ellipsis fits. */
function cut(line: string, width: number, widthOf: (text: string) => number) {
  let characters = Array.from(line);
  while (characters.length > 0 && widthOf(`${characters.join("")} …`) > width)
    characters = characters.slice(0, -1);
  return `${characters.join("").trimEnd()} …`;
}

function breakLines(words: readonly string[], width: number, widthOf: (text: string) => number) {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest width that needs no further line. */
function balance(
  words: readonly string[],
  lines: readonly string[],
  width: number,
  widthOf: (text: string) => number,
) {
  let best = lines;
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    const next = breakLines(words, narrower, widthOf);
    if (next.length > lines.length || next.some((line) => widthOf(line) > width)) break;
    best = next;
  }
  return best;
}
