import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { findAddress } from "../../addresses/find.ts";
import { formNames } from "../../addresses/forms.ts";
import { addressOf, patterns } from "../../addresses/pages.ts";

/** What pages, server and build are made of. Links of content/ are no list: their types come from addresses/pages.ts. */
const sources = "{app,server,scripts,documents}/**/*.{ts,tsx,mjs}";
/** Today's members of each family: types ask for every one of them. */
const members = "app/site-pages.ts";
/** What hands a page its query, by the types of addresses/pages.ts. */
const doors = ["app/query.ts", "app/sections/search-box/search-box.tsx"];

/**
 * A sentence for each page without a file, each second list of addresses or forms, and each page that reads its query
 * past addresses/pages.ts: the server would send the file that the build has written, whatever the query says.
 */
export async function addressFaults(): Promise<string[]> {
  const paths = await Array.fromAsync(glob(sources), (path) => path.replaceAll("\\", "/"));
  const own = paths.filter((path) => !/\.test\.tsx?$|\/migrations\//.test(path)).sort();
  const faults = own.map(async (path) => faultsOf(path, await readFile(path, "utf8")));
  return [...missingFiles(), ...(await Promise.all(faults)).flat()];
}

function missingFiles() {
  return patterns.flatMap((pattern) => {
    const { file } = addressOf(pattern);
    return file === undefined || existsSync(`app/routes/${file}`)
      ? []
      : [`addresses/pages.ts says that app/routes/${file} draws ${pattern}, and there is no such file.`];
  });
}

/** What one file does that addresses/ is for. */
export function faultsOf(path: string, text: string): string[] {
  const addresses = path === members ? [] : listedAddresses(text);
  const forms = listedForms(text);
  return [
    ...(addresses.length > 1
      ? [
          `${path} lists addresses (${addresses.join(", ")}): say in addresses/pages.ts what they have in common, and read it there.`,
        ]
      : []),
    ...(forms.length > 1
      ? [
          `${path} lists forms (${forms.join(", ")}): say in addresses/forms.ts what they have in common, and read it there.`,
        ]
      : []),
    ...(path.startsWith("app/") && !doors.includes(path) && /\bsearchParams\b|\buseSearchParams\b/.test(text)
      ? [
          `${path} reads the query of its address itself: name the parameter in \`query\` of addresses/pages.ts, and read it by queryOf or useQuery of app/query.ts.`,
        ]
      : []),
  ];
}

/** Texts with nothing but punctuation between them: a list, a set, or the entries of a map. */
const run = /(?:["'][^"'\n]{1,80}["'](?:\s*as const)?[\s,[\]()]*){2,}/g;
const literal = /["']([^"'\n]{1,80})["']/g;
const key = /^\s*["']([^"'\n]+)["']:/gm;
const compared = /[!=]==?\s*["']([^"'\n]+)["']/g;
/** Of a regular expression: what stands between slashes. */
const alternatives = /\\\/\(\??:?((?:[\w-]|\\\/)+(?:\|(?:[\w-]|\\\/|\$)+)+)\)/g;

function listedAddresses(text: string) {
  const isPage = (path: string) => path.startsWith("/") && findAddress(path) !== undefined;
  const lists = [
    ...[...text.matchAll(run)].map(([list]) => textsOf(list, literal)),
    textsOf(text, key),
    [...text.matchAll(alternatives)].flatMap(([, ways = ""]) =>
      ways.split("|").map((way) => `/${way.replaceAll("\\", "").replace("$", "")}`),
    ),
  ].map((list) => list.filter(isPage));
  /* Two comparisons may be two exceptions; three are a list. */
  const asked = textsOf(text, compared).filter(isPage);
  const found = [
    ...lists.filter((list) => new Set(list).size > 1),
    ...(new Set(asked).size > 2 ? [asked] : []),
  ];
  return [...new Set(found.flat())];
}

function listedForms(text: string) {
  const all = [
    ...[...text.matchAll(run)].flatMap(([list]) => textsOf(list, literal)),
    ...textsOf(text, key),
    ...textsOf(text, compared),
  ];
  /* "contact" is a page's name, too. */
  return formNames.filter((name) => name !== "contact" && all.includes(name));
}

const textsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
