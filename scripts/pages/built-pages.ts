import { glob, readFile } from "node:fs/promises";
import type { ServerBuild } from "react-router";
import { vehicles } from "#content/vehicles.ts";
import { pageRenderer } from "#server/pages.ts";

export type BuiltPage = { path: string; html: string };

const folder = "build/client";

/** Every page of the built site: those that the build wrote, and the vehicles', which the server renders. */
export async function builtPages(): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for await (const file of glob(`${folder}/**/index.html`)) {
    const path = file.slice(folder.length, -"/index.html".length) || "/";
    pages.push({ path, html: await readFile(file, "utf8") });
  }
  const build: ServerBuild = await import(new URL("../../build/server/index.js", import.meta.url).href);
  const renderPage = pageRenderer(build);
  for (const { product } of vehicles) {
    const path = `/products/mag-product?product=${product}`;
    const page = await renderPage(new Request(`http://localhost${path}`), { nonce: "", rejectedForm: null });
    if (!page.ok) throw new Error(`${path} can't be rendered: ${page.status}`);
    pages.push({ path, html: await page.text() });
  }
  return pages;
}
