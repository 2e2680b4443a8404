import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "#content/company/company.ts";
import {
  allDocuments,
  documentOf,
  documents,
  documentsWords,
  type SiteDocument,
} from "#content/documents/documents.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { filesOf } from "#vehicles/files.ts";
import { vehicles } from "#vehicles/index.ts";

let site: Site;
let folder: string;

beforeAll(async () => {
  [site, folder] = await Promise.all([startSite(), mkdtemp(join(tmpdir(), "mag-documents-"))]);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const fileOf = ({ path }: Pick<SiteDocument, "path">) => join("build/client", path);
const pagesOf = (document: SiteDocument) =>
  Number(/^Pages: +(\d+)/m.exec(execFileSync("pdfinfo", [fileOf(document)], { encoding: "utf8" }))?.[1]);
const textOf = (document: SiteDocument) =>
  execFileSync("pdftotext", ["-layout", fileOf(document), "-"], { encoding: "utf8" });

describe.each(allDocuments.map((document) => [document.fileName, document] as const))("%s", (_, document) => {
  test("is a tagged A4 document with its title, author and language", () => {
    const facts = execFileSync("pdfinfo", [fileOf(document)], { encoding: "utf8" });
    expect(facts).toContain(`Title:           ${document.title}\n`);
    expect(facts).toContain(`Author:          ${company.name}\n`);
    expect(facts).toMatch(/^Tagged: +yes$/m);
    expect(facts).toMatch(/^Page size: .*A4/m);
    const bytes = readFileSync(fileOf(document), "latin1");
    expect(bytes).toMatch(/\/Lang \(en\)/);
    expect(bytes).toMatch(/\/DisplayDocTitle true/);
    expect(bytes.length).toBeLessThan(2_000_000);
  });

  test("has its words in reading order, under headings", () => {
    const structure = execFileSync("pdfinfo", ["-struct-text", fileOf(document)], { encoding: "utf8" });
    expect(structure.match(/^ +H1 \(block\)$/gm)).toHaveLength(1);
    expect(structure.match(/^ +H2 \(block\)$/gm)?.length).toBeGreaterThan(1);
    expect(structure).toContain(`"${document.title}"`);
    expect(structure).toContain(company.email);
    /* A program that goes by where letters stand parts the words, too. */
    const drawn = execFileSync("pdftotext", ["-raw", fileOf(document), "-"], { encoding: "utf8" });
    for (const [, heading = ""] of structure.matchAll(/^ +H[12] \(block\)\n +"(.+)"$/gm))
      expect(drawn.replaceAll(/\s+/g, " ")).toContain(heading);
  });

  test("ends with more than a picture and the way to us", () => {
    const last = pagesOf(document);
    const words = execFileSync("pdftotext", ["-f", `${last}`, fileOf(document), "-"], { encoding: "utf8" });
    expect(words.trim().split(/\s+/).length).toBeGreaterThan(45);
  });

  test("names what its pictures show", () => {
    const figures = readObjects(document).filter((object) => object.includes("/S /Figure"));
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(figure).toMatch(/\/Alt \([^)]{20,}/);
  });

  test("can be drawn: no page is empty for much of its height, and only our own fonts are in it", async () => {
    const name = join(folder, document.id);
    execFileSync("pdftoppm", ["-r", "20", "-gray", fileOf(document), name]);
    const pages = (await readdir(folder)).filter((file) => file.startsWith(`${document.id}-`));
    expect(pages).toHaveLength(pagesOf(document));
    for (const page of pages) {
      const pixels = readFileSync(join(folder, page));
      expect(new Set(pixels).size, page).toBeGreaterThan(20);
      expect(emptyShare(pixels), page).toBeLessThan(maxEmpty);
    }
    const fonts = execFileSync("pdffonts", [fileOf(document)], { encoding: "utf8" })
      .split("\n")
      .slice(2);
    for (const font of fonts.filter(Boolean)) expect(font).toMatch(/Archivo.* yes yes yes /);
  });
});

/** Share of a page: some room is left where a vehicle's drawings are small at every usual scale. */
const maxEmpty = 0.28;

/** The highest part of a page, as a share of it, in which nothing is set: lines at its edges don't count. Reads a PGM. */
function emptyShare(pgm: Buffer) {
  const [head = "", width = 0, height = 0] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString("latin1", 0, 40)) ?? [];
  const [across, down] = [Number(width), Number(height)];
  const [from, to] = [Math.round(across * 0.075), Math.round(across * 0.91)];
  const isEmpty = Array.from({ length: down }, (_, row) => {
    const begin = head.length + row * across;
    return pgm.subarray(begin + from, begin + to).every((value) => value > 215);
  });
  const runs = isEmpty.map((empty) => (empty ? " " : "x")).join("");
  return Math.max(...runs.split("x").map(({ length }) => length)) / down;
}

test("the list says how large each document is, and offers the vehicles' files without a form", async () => {
  const html = await (await fetch(`${site.origin}/product-documentation`)).text();
  const rows = html.match(/<tr>.*?<\/tr>/gs)?.filter((row) => row.includes("PDF,")) ?? [];
  expect(rows).toHaveLength(documents.length);
  for (const [index, row] of rows.entries()) {
    const document = documents[index];
    if (!document) continue;
    const info = execFileSync("pdfinfo", [fileOf(document)], { encoding: "utf8" });
    const pages = documentsWords.pages(pagesOf(document));
    const kilobytes = Math.round(Number(/^File size: +(\d+)/m.exec(info)?.[1]) / 1000);
    expect(row.replaceAll("\u00a0", " "), document.title).toContain(`PDF, ${pages}, ${kilobytes} kB`);
  }
  const files = [...html.matchAll(/href="(\/files\/[^"]+)" download/g)].map(([, path]) => path);
  expect(files).toEqual(vehicles.flatMap((vehicle) => filesOf(vehicle).map(({ path }) => path)));
});

describe("the figures of a datasheet are those of the product table", () => {
  /* Section 3 of the specification, word for word. */
  const table = {
    fork: ["1400 kg", "1.5 m/s", "1600 mm", "7–9 hrs", "2 hrs"],
    agvTugger: ["1500 kg", "0.6 m/s", undefined, "8 hrs", "1–2 hrs"],
    counterBalance: ["1500 kg", "1.5 m/s", "3000 mm", "8 hrs", "1–2 hrs"],
    singleConveyor: ["1000 kg", "1 m/s", undefined, "7–9 hrs", "2 hrs"],
    dualConveyor: ["1500 kg", "0.7 m/s", undefined, "7–9 hrs", "2 hrs"],
    lifter: ["1500 kg", "1.5 m/s", undefined, "7–9 hrs", "2 hrs"],
  };
  const rows: Partial<Record<string, (string | undefined)[]>> = table;

  test.each(
    vehicles.filter(({ product }) => rows[product]).map(({ product, title }) => [product, title] as const),
  )("%s", (product) => {
    const text = textOf(documentOf(`datasheet-${product}`));
    const labels = ["Payload", "Speed", "Lift", "Run time", "Charge"] as const;
    for (const [index, value] of (rows[product] ?? []).entries()) {
      const row = new RegExp(`(?:^| {2})${labels[index]} {2,}(\\S+ \\S+) S\\b`, "m").exec(text)?.[1];
      expect(row, labels[index]).toBe(value);
    }
    for (const other of vehicles.filter(({ product: name }) => rows[name])) {
      const [name, figures] = [other.title, rows[other.product]?.map((value) => value ?? "none")];
      const row = new RegExp(`^ *${name}(?: \\(counterbalance\\))? {2,}(\\d.*)$`, "m").exec(text)?.[1];
      expect(row?.trim().split(/ {2,}/), `${name} in the comparison`).toEqual(figures);
    }
  });
});

describe("over HTTP", () => {
  const fork = "/pdfs/products/MAG%201400%20Fork.pdf";

  test.each(allDocuments.map(({ path, fileName }) => [path, fileName]))(
    "%s is found",
    async (path, fileName) => {
      const answer = await fetch(site.origin + encodeURI(path));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("application/pdf");
      expect(answer.headers.get("Content-Disposition")).toBe(`inline; filename="${fileName}"`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(fileOf({ path })))).toBe(true);
    },
  );

  test.each([
    "/pdfs/products/MAG%201400%20Fork.pdf",
    "/pdfs/products/mag%201400%20fork.pdf",
    "/PDFs/Products/MAG%201400%20FORK.PDF",
    "/pdfs/products/%4D%41%47%201400%20%46ork%2Epdf",
    "/pdfs/products/MAG 1400 Fork.pdf",
  ])("%s is the same document", async (path) => {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.body.startsWith("%PDF-1.7")).toBe(true);
  });

  test("HEAD, an ETag and a range are answered", async () => {
    const head = await fetch(site.origin + fork, { method: "HEAD" });
    expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(10_000);
    const etag = head.headers.get("ETag") ?? "";
    expect((await fetch(site.origin + fork, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const part = await fetch(site.origin + fork, { headers: { Range: "bytes=0-7" } });
    expect([part.status, await part.text()]).toEqual([206, "%PDF-1.7"]);
  });

  test.each([
    "/pdfs/products/MAG%201600%20Fork.pdf",
    "/pdfs/products/",
    "/pdfs/nothing.pdf",
    "/pdfs/../site-sources.txt",
    "/pdfs/%2e%2e/%2e%2e/package.json",
    "/pdfs/..%2f..%2fpackage.json",
    "/pdfs/..%2F..%2F..%2F..%2Fetc%2Fpasswd",
    "/pdfs/..%5c..%5cpackage.json",
    "/pdfs/%252e%252e%252fpackage.json",
    "/pdfs/products/MAG%201400%20Fork.pdf%00.html",
    "/pdfs/%c0%ae%c0%ae/package.json",
    "/pdfs//etc/passwd",
    "/pdfs/products/%E0%A4%A.pdf",
  ])("%s is not found", async (path) => {
    const answer = await request(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toMatch(/root:|"dependencies"|^[0-9a-f]{64}$/);
  });
});

/** Asks for a path as it is written, with no help from a URL parser. */
async function request(path: string) {
  const { hostname, port } = new URL(site.origin);
  const sent = get({ hostname, port, path: path.replaceAll(" ", "%20") });
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, body: (await buffer(answer)).toString("latin1") };
}

function readObjects(document: SiteDocument) {
  return readFileSync(fileOf(document), "latin1").split("endobj");
}
