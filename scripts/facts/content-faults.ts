import { vehiclePath } from "../../vehicles/address.ts";
/** A text of a record, the key it stands under, and where that is. */
export type Found = { key: string; text: string; where: string };

/**
 * Every text within a value, with the file and the keys that lead to it: `content/frame/home.ts: home.hero.next`.
 * @param seen objects already visited: they are skipped, and those of this value are added
 */
export function stringsOf(
  value: unknown,
  file: string,
  path: readonly string[] = [],
  seen = new Set<object>(),
): Found[] {
  if (typeof value === "string")
    return [
      {
        key: path.findLast((key) => !/^\d+$/.test(key)) ?? "",
        text: value,
        where: `${file}: ${path.join(".")}`,
      },
    ];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, file, [...path, key], seen));
}

const linkKeys = new Set(["to", "path", "href"]);
/** What pages load or hand out. */
const isFile = (path: string) => /^\/(?:videos|pdfs|pictures)\//.test(path);

/** A sentence for each link that leads to no page. */
export function linkFaults(
  found: readonly Found[],
  {
    paths,
    products,
    anchors = [],
  }: { paths: readonly string[]; products: readonly string[]; anchors?: readonly string[] },
): string[] {
  return found.flatMap(({ key, text, where }) => {
    if (!linkKeys.has(key) || !text.startsWith("/")) return [];
    const { pathname, searchParams, hash } = new URL(text, "http://site.example");
    const product = searchParams.get("product");
    if (pathname === vehiclePath && product !== null) {
      const folder = product.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
      return products.includes(folder)
        ? []
        : [`${where} links to the vehicle "${product}", which vehicles/index.ts doesn't list.`];
    }
    const isPage = paths.some((path) => path.toLowerCase() === pathname.toLowerCase());
    if (isPage && hash && !anchors.includes(pathname + hash))
      return [
        `${where} links to ${text}, a part that its page doesn't have. content/documents/reports.ts lists reports.`,
      ];
    return isPage || isFile(pathname)
      ? []
      : [`${where} links to ${text}, which is no page of the site. addresses/pages.ts lists them.`];
  });
}

const pictureKeys = new Set(["picture", "image", "imageSrc", "banner"]);

/** A sentence for each picture that does not exist. */
export function pictureFaults(
  found: readonly Found[],
  { photographs, drawings }: { photographs: readonly string[]; drawings: readonly string[] },
): string[] {
  return found
    .filter(({ key, text }) => pictureKeys.has(key) && /^[\w:-]+$/.test(text))
    .filter(({ text }) =>
      text.startsWith("drawing:") ? !drawings.includes(text.slice(8)) : !photographs.includes(text),
    )
    .map(
      ({ where, text }) =>
        `${where} names the picture "${text}", which nobody has photographed or drawn. content/pictures/photographs.json lists photographs, content/pictures/pictures.ts drawings.`,
    );
}

const lists = {
  useCase: "content/tasks/use-cases.ts",
  caseStudy: "content/tasks/case-studies.ts",
  industry: "content/tasks/industries.ts",
} as const;
type ListKey = keyof typeof lists;
const isListKey = (key: string): key is ListKey => key in lists;
/** Records of vehicles, tasks and case studies; elsewhere the same keys hold labels. */
const records = /^(vehicles\/[^/]+\/page|content\/tasks\/((use-case|industry)-pages|case-studies)\/)/;

/** A sentence for each use case, case study and industry that a record names and its list doesn't have. */
export function referenceFaults(
  found: readonly Found[],
  listed: Readonly<Record<ListKey, readonly string[]>>,
): string[] {
  return found.flatMap(({ key, text, where }) =>
    isListKey(key) && records.test(where) && !listed[key].includes(text)
      ? [`${where} names "${text}", which ${lists[key]} doesn't have.`]
      : [],
  );
}
