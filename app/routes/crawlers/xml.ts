export function xmlFile(body: string) {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

/** Plain text, without what keeps a page's words on one line. */
export function textFile(lines: readonly string[]) {
  const text = lines.join("\n").replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
