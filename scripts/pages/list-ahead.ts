import { glob, readFile, writeFile } from "node:fs/promises";
import { addressOf, plainPaths } from "../../addresses/pages.ts";
import { addressesOf, type RouteFiles } from "../../app/document/route-files.ts";

const likelyNext = plainPaths.filter((path) => addressOf(path).isLikelyNext);

/**
 * Lists the files that each of the likely next pages needs. A separate file, because it would add half a kilobyte to
 * every page's HTML; late-loader.js reads it two seconds after a page has loaded.
 */
export async function listAhead(folder: string) {
  const files = await routeFiles(folder);
  const addresses = new Set(likelyNext.flatMap((page) => addressesOf(files, page)));
  await writeFile(`${folder}/ahead.json`, JSON.stringify([...addresses]));
}

/** React Router's manifest, taken from the script that hands it to browsers. */
async function routeFiles(folder: string): Promise<RouteFiles> {
  for await (const file of glob(`${folder}/assets/manifest-*.js`)) {
    const script = await readFile(file, "utf8");
    if (!script.startsWith("window.__reactRouterManifest=")) continue;
    return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)).routes;
  }
  throw new Error("React Router wrote no manifest: look at scripts/pages/list-ahead.ts");
}
