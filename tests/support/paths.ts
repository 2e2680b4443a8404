import { prerenderedPaths } from "#app/prerendered-paths.ts";
import { examplePosts } from "#content/example-posts.ts";
import { productNames } from "#content/vehicles.ts";

/** Every page that a visitor can open by its address, one of each kind of document page among them. */
export const visitedPaths: readonly string[] = [
  ...prerenderedPaths(),
  ...productNames.map((product) => `/products/mag-product?product=${product}`),
  "/blogs",
  ...examplePosts.map(({ slug }) => `/blogs/${slug}`),
  "/documents/datasheet-counterBalance",
  "/enquiry/thank-you/datasheet-counterBalance",
  "/search?q=charging",
];

/** Calls `visit` with every path, as many at once as `lanes` says. */
export async function visitAll(
  paths: readonly string[],
  visit: (path: string) => Promise<void>,
  { lanes = 2 } = {},
) {
  const waiting = [...paths];
  await Promise.all(Array.from({ length: lanes }, go));

  async function go() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  }
}
