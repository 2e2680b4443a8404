import { writeFile } from "node:fs/promises";
import type { ServerBuild } from "react-router";
import { listedPages } from "#app/routes/machines/listed.ts";
import { allDocuments } from "#content/documents.ts";
import { pageRenderer } from "#server/pages.ts";
import type { SearchDocument } from "#server/search/document.ts";
import { readPage } from "./read-page.ts";

const kinds: readonly [start: string, kind: string][] = [
  ["/products/mag-product", "Vehicle"],
  ["/products/Mag", "Vehicles"],
  ["/products/", "Software"],
  ["/use-cases/", "Use case"],
  ["/industries/", "Industry"],
  ["/case-study/", "Case study"],
  ["/documents/", "Document"],
];

/** Writes what the search knows of the built site to build/search.json: the words of every page that wants to be found. */
const build: ServerBuild = await import(new URL("../../build/server/index.js", import.meta.url).href);
const renderPage = pageRenderer(build);
const pages = [
  ...listedPages(),
  ...allDocuments.map(({ id, kind, title, contents }) => ({
    path: `/documents/${id}`,
    title: `${kind}: ${title}`,
    description: contents,
  })),
];
const documents: SearchDocument[] = [];
for (const { path, title, description } of pages) {
  const kind = kinds.find(([start]) => path.startsWith(start))?.[1] ?? "Page";
  documents.push({ path, title, kind, description, parts: readPage(await render(path)) });
}
await writeFile("build/search.json", JSON.stringify(documents));

async function render(path: string) {
  const page = await renderPage(new Request(`http://localhost${path}`), { nonce: "", rejectedForm: null });
  if (!page.ok) throw new Error(`${path} can't be read for the search: ${page.status}`);
  return page.text();
}
