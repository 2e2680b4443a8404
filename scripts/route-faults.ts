import { existsSync } from "node:fs";
import routes from "../app/routes.ts";

/** Addresses without a record in content/: pages for one visitor, pages of the server, or files for machines. */
const withoutRecord = new Set([
  "/",
  "/products/mag-product",
  "/enquiry/sent",
  "/enquiry/again",
  "/staff",
  "/failed",
  "/examples",
  "/native-blogs/new",
]);

/** A sentence for each page without a route, route without a page, and route without a file. */
export async function routeFaults(pages: readonly string[]): Promise<string[]> {
  const entries = (await routes).map(({ path = "", file }) => ({ path: `/${path}`, file }));
  const paths = entries.map(({ path }) => path);
  return [
    ...pages
      .filter((path) => !paths.includes(path))
      .map((path) => `The page ${path} has a record in content/ and no route: name it in app/routes.ts.`),
    ...entries
      .filter(({ path }) => !/[:*.]/.test(path) && !withoutRecord.has(path) && !pages.includes(path))
      .map(
        ({ path }) =>
          `The route ${path} of app/routes.ts has no record in content/pages/: without one it has no title, no search entry and no place in the sitemap.`,
      ),
    ...entries
      .filter(({ file }) => !existsSync(`app/${file}`))
      .map(({ path, file }) => `The route ${path} is drawn by app/${file}, which doesn't exist.`),
  ];
}
