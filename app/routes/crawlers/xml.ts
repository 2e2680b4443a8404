import { escapeMarkup, xmlText } from "#content/wording/markup.ts";
import { plainSpaces } from "#content/wording/plain-spaces.ts";

/** An element of XML: its name, its attributes, and its text or the elements in it. */
export type Element = readonly [
  name: string,
  attributes?: Readonly<Record<string, string>>,
  content?: string | readonly Element[],
];

/** Answers with an XML document, a line for each element of its root. Every text in it is escaped here, and its spaces are plain. */
export function xmlFile(root: Element) {
  return new Response(plainSpaces(`<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "\n")}\n`), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

function written([name, attributes = {}, content = []]: Element, between = ""): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const start = `<${name}${given.join("")}`;
  if (typeof content === "string") return `${start}>${escapeMarkup(content)}</${name}>`;
  if (content.length === 0) return `${start}/>`;
  const within = content.map((element) => written(element));
  return [`${start}>`, ...within, `</${name}>`].join(between);
}

/** Answers with plain text. */
export function textFile(lines: readonly string[]) {
  return new Response(`${plainSpaces(xmlText(lines.join("\n")))}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
