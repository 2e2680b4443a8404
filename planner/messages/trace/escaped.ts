/** Ways in which programs write JSON within a text of their own, and objects of other languages that stand for it. */

type Parsed = { ok: true; value: unknown } | { ok: false; why: string };

export function parsed(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, why: (error as Error).message.slice(0, 200) };
  }
}

/** The object that an object of JSON, Python or JavaScript stands for. @param before what stands before it in its line */
export function objectIn(text: string, before: string): Parsed {
  const json = parsed(withBothLayers(text));
  if (json.ok) return json;
  if (before.endsWith('"') && text.includes('""')) return parsed(text.replaceAll('""', '"'));
  if (!/^\{\s*(?:'|[A-Za-z_$][\w$]*\s*:)/.test(text)) return json;
  const literal = literalIn(text);
  if (literal !== undefined) return parsed(literal);
  return {
    ok: false,
    why: "an object of Python or JavaScript that holds more than JSON has, such as [Object] or nan",
  };
}

/** tshark writes two messages of one packet as two fields of one name, of which JSON has the last. */
export function withBothLayers(text: string) {
  const name = '"mqtt.msg"';
  if (text.indexOf(name) === text.lastIndexOf(name)) return text;
  let at = 0;
  return text.replaceAll(/"mqtt":(?=\s*\{)/g, () => `"mqtt ${at++}":`);
}

/** The object that begins in a text within a text: its quotes are escaped, doubled, or those of HTML. */
export function innerObject(text: string, at: number): unknown {
  const before = text[at - 1];
  const inner = text.slice(at, text.lastIndexOf("}") + 1);
  const begin = text.slice(at, at + 200);
  if (/^\{\s*&(?:quot|#34);/.test(begin)) return contentOf(unescapedHtml(inner));
  if (before === '"' && /^\{\s*""/.test(begin)) return contentOf(inner.replaceAll('""', '"'));
  return text[at + 1] === "\\" ? (unescaped(inner) ?? unquoted(inner)) : undefined;
}

/** As a text of Python has it, which ends where its quote does: `b'{"a": "it\'s"}'`. */
export function quotedObject(text: string, at: number): unknown {
  return text[at - 1] === "'" ? unquoted(text.slice(at, text.lastIndexOf("}'") + 1)) : undefined;
}

function contentOf(text: string): unknown {
  const object = parsed(text);
  return object.ok ? object.value : undefined;
}

/** The object in a text that some logs wrote as a text of JSON, one of another: `{\"headerId\":1}`. */
function unescaped(text: string): unknown {
  let inner = text;
  for (let layer = 0; layer < 4; layer++) {
    const value = contentOf(`"${inner}"`);
    if (typeof value !== "string") return undefined;
    const object = parsed(value);
    if (object.ok) return object.value;
    inner = value;
  }
  return undefined;
}

/** The object in a text of Python. */
function unquoted(text: string): unknown {
  const plain = contentOf(quoted(text));
  if (typeof plain !== "string") return undefined;
  if (!/\\x[\da-f]{2}/i.test(text)) return contentOf(plain);
  /* Bytes are written each for itself. */
  const codes = Array.from(plain, (letter) => letter.charCodeAt(0));
  return contentOf(
    codes.every((code) => code < 256) ? new TextDecoder().decode(Uint8Array.from(codes)) : plain,
  );
}

/** What stands in a text of Python or JavaScript, as a text of JSON. */
function quoted(text: string) {
  const inner = text.replaceAll(/\\x([\da-f]{2})|\\(['`])|\\[\s\S]|"|\n/gi, (all, code, quote) => {
    if (code) return `\\u00${code}`;
    if (quote) return quote;
    if (all === '"') return '\\"';
    return all === "\n" ? "\\n" : all;
  });
  return `"${inner}"`;
}

const marks: Readonly<Record<string, string>> = {
  quot: '"',
  "#34": '"',
  "#39": "'",
  apos: "'",
  lt: "<",
  gt: ">",
  amp: "&",
};

function unescapedHtml(text: string) {
  return text.replaceAll(/&(quot|#34|#39|apos|lt|gt|amp);/g, (all, name: string) => marks[name] ?? all);
}

const words: Readonly<Record<string, string>> = {
  True: "true",
  False: "false",
  None: "null",
  undefined: "null",
};

const token =
  /\s+|[bur]?'((?:[^'\\]|\\[\s\S])*)'|"(?:[^"\\]|\\[\s\S])*"|[{}[\],:]|-?\d[\d.eE+-]*|[A-Za-z_$][\w$]*/y;

/**
 * An object of Python or JavaScript as JSON; undefined if it holds what JSON doesn't have, as NaN or `[Object]`. Texts that
 * follow one another are one, as `pprint` writes them.
 */
function literalIn(text: string): string | undefined {
  let json = "";
  let isText = false;
  for (token.lastIndex = 0; token.lastIndex < text.length; ) {
    const [part, inner] = token.exec(text) ?? [];
    if (part === undefined) return undefined;
    if (/^\s/.test(part)) continue;
    const written =
      inner !== undefined ? quoted(inner) : part.startsWith('"') ? part : wordIn(part, text, token.lastIndex);
    if (written === undefined) return undefined;
    const goesOn = isText && written.startsWith('"');
    if (/^[}\]]/.test(written) && json.endsWith(",")) json = json.slice(0, -1);
    json = goesOn ? json.slice(0, -1) + written.slice(1) : json + written;
    isText = written.startsWith('"');
  }
  return json;
}

function wordIn(part: string, text: string, end: number) {
  if (!/^[A-Za-z_$]/.test(part)) return part;
  if (/^\s*:/.test(text.slice(end, end + 20))) return JSON.stringify(part);
  return words[part] ?? (/^(?:true|false|null)$/.test(part) ? part : undefined);
}
