import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { allDocuments } from "#content/documents/documents.ts";
import { caseStudyPresets } from "#planner/presets/presets.ts";

/** Links of the contact at the end of each document. A case study that is modelled also leads to its floor's replay. */
const contacts = 3;
const modelled = new Set(caseStudyPresets.map(({ id }) => `case-study-${id}.pdf`));

/* What ISO 14289-1 (PDF/UA) asks of documents like ours, by the checkpoints of the Matterhorn protocol. */
describe.each(allDocuments.map((document) => [document.fileName, document] as const))("%s", (_, document) => {
  const path = join("build/client", document.path);
  const objects = readObjects(path);
  const elements = (type: string) => objects.filter(({ head }) => new RegExp(`/S /${type}\\b`).test(head));

  test("says that it is PDF/UA, and its title (06, 07)", () => {
    const metadata = execFileSync("pdfinfo", ["-meta", path], { encoding: "utf8" });
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(metadata).toContain(`<rdf:li xml:lang="x-default">${document.title}</rdf:li>`);
  });

  test("everything drawn is content with a tag, or an artifact (01)", () => {
    const contents = objects.filter(
      ({ head }) => /\/Contents (\d+) 0 R/.test(head) && /\/Type \/Page\b/.test(head),
    );
    const facts = execFileSync("pdfinfo", [path], { encoding: "utf8" });
    expect(contents).toHaveLength(Number(/^Pages: +(\d+)/m.exec(facts)?.[1]));
    for (const { head } of contents) {
      const id = Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]);
      expect(paintedOutsideOfTags(objects.find((object) => object.id === id)?.stream ?? "")).toEqual([]);
    }
  });

  test("headings descend step by step (14)", () => {
    const structure = execFileSync("pdfinfo", ["-struct", path], { encoding: "utf8" });
    const levels = Array.from(structure.matchAll(/^ +H(\d)\b/gm), ([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test("each table header says what it is the header of (15)", () => {
    const heads = elements("TH");
    expect(heads.length).toBeGreaterThan(0);
    for (const { head } of heads) expect(head).toMatch(/\/Scope \/(Row|Column)/);
  });

  test("a numbered list is tagged as one (16)", () => {
    for (const { head } of elements("L")) expect(head).toContain("/ListNumbering /Decimal");
  });

  test("each figure says what it shows, and where it stands (13)", () => {
    for (const { head } of elements("Figure")) {
      expect(head).toMatch(/\/Alt \(.{20,}/s);
      expect(head).toMatch(/\/BBox \[/);
    }
  });

  test("each link belongs to the words that lead there, and says where (28)", () => {
    const links = objects.filter(({ head }) => head.includes("/Subtype /Link"));
    expect(links).toHaveLength(contacts + (modelled.has(document.fileName) ? 1 : 0));
    for (const { id, head } of links) {
      expect(head).toMatch(/\/Contents \([^)]{8,}\)/);
      expect(head).toMatch(/\/StructParent \d+/);
      const holders = elements("Link").filter((element) => new RegExp(`/Obj ${id} 0 R`).test(element.head));
      expect(holders).toHaveLength(1);
    }
    const pages = objects.filter(({ head }) => /\/Type \/Page\b/.test(head));
    for (const { head } of pages) expect(head).toContain("/Tabs /S");
  });

  test("content is read from top to bottom: the contact last (09)", () => {
    const structure = execFileSync("pdfinfo", ["-struct", path], { encoding: "utf8" });
    const last = structure
      .trimEnd()
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => /^(H2|Figure|Link)\b/.test(line));
    expect(last.slice(-4)).toEqual(
      [expect.stringMatching(/^H2/), "Link", "Link", "Link"].map((line) =>
        line === "Link" ? expect.stringMatching(/^Link/) : line,
      ),
    );
  });
});

type PdfObject = { id: number; head: string; stream: string };

/** The objects of a file as pdfkit writes it: each on its own, streams deflated. */
function readObjects(path: string): PdfObject[] {
  const bytes = readFileSync(path);
  const text = bytes.toString("latin1");
  return Array.from(text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g), (found) => {
    const begin = found.index + found[0].length;
    const end = text.indexOf("\nendobj", begin);
    const whole = text.slice(begin, end);
    const at = whole.indexOf("\nstream\n");
    const head = at < 0 ? whole : whole.slice(0, at);
    const raw = bytes.subarray(begin + at + "\nstream\n".length, end - "\nendstream".length);
    const stream = at < 0 ? "" : (/FlateDecode/.test(head) ? inflateSync(raw) : raw).toString("latin1");
    return { id: Number(found[1]), head, stream };
  });
}

/** Operators that paint while no marked content is open. */
function paintedOutsideOfTags(stream: string) {
  const operators = stream.replaceAll(/\((?:\\.|[^\\()])*\)|<[0-9a-fA-F\s]*>/g, " ").split(/\s+/);
  const outside: string[] = [];
  let depth = 0;
  for (const operator of operators) {
    if (operator === "BDC" || operator === "BMC") depth++;
    else if (operator === "EMC") depth--;
    else if (depth === 0 && /^(f\*?|F|B\*?|b\*?|S|s|Tj|TJ|'|"|Do|sh)$/.test(operator)) outside.push(operator);
  }
  return depth === 0 ? outside : [...outside, `${depth} not closed`];
}
