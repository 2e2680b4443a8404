import { glob, readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { PublicBlog } from "#server/blog/pages.ts";
import { pageRenderer, type SiteBuild } from "#server/page-renderer.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { vehicles } from "#vehicles/index.ts";
import { buildFolder } from "../site/build-folder.ts";

export type BuiltPage = { path: string; html: string };

const folder = `${buildFolder}/client`;

/** The empty list of posts: posts are written while the site runs. */
const noPosts: PublicBlog = {
  show: "list",
  posts: [],
  total: 0,
  page: 1,
  pages: 1,
  category: null,
  categories: [],
};

/** Every page of the built site: those that the build wrote, and those that the server renders. */
export async function builtPages(): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for await (const file of glob(`${folder}/**/index.html`)) {
    const path = file.slice(folder.length, -"/index.html".length) || "/";
    pages.push({ path, html: await readFile(file, "utf8") });
  }
  const build: SiteBuild = await import(pathToFileURL(`${buildFolder}/server/index.js`).href);
  const renderPage = pageRenderer(build);
  const rendered = ["/blogs", ...vehicles.map(({ product }) => vehicleAddress(product))];
  for (const path of rendered) {
    const request = new Request(`http://localhost${path}`);
    const page = await renderPage(request, { nonce: "", publicBlog: noPosts });
    if (!page.ok) throw new Error(`${path} can't be rendered: ${page.status}`);
    pages.push({ path, html: await page.text() });
  }
  return pages;
}
