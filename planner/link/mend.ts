/**
 * Parses lists in JSON, or as much of them as a truncated text holds: it is cut after the last whole entry, and open
 * brackets are closed.
 */
export function parseAsFarAsPossible(text: string): { value: unknown; whole: boolean } {
  try {
    return { value: JSON.parse(text) as unknown, whole: true };
  } catch {
    const cut = lastWholeEntry(text);
    return { value: cut === undefined ? undefined : tryToParse(cut), whole: false };
  }
}

function lastWholeEntry(text: string): string | undefined {
  let [depth, inText] = [0, false];
  let best: string | undefined;
  for (let index = 0; index < text.length && depth < 20; index++) {
    const letter = text[index];
    if (inText) {
      if (letter === "\\") index++;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === "[") depth++;
    else if (letter === "]") depth--;
    if (!inText && depth <= 2 && (letter === "]" || letter === ","))
      best = text.slice(0, letter === "]" ? index + 1 : index) + "]".repeat(Math.max(0, depth));
  }
  return best;
}

function tryToParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
