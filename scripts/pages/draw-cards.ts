import { createHash } from "node:crypto";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parse } from "parse5";
import { kindOf } from "#addresses/find.ts";
import { cardPath } from "#app/card-path.ts";
import { company } from "#content/company/company.ts";
import { allDocuments } from "#content/documents/documents.ts";
import { type CardInput, cardDrawer } from "#server/cards/draw-card.ts";
import { buildFolder } from "../site/build-folder.ts";
import type { BuiltPage } from "./built-pages.ts";
import { attribute, elementsOf } from "./elements.ts";

const site = `${buildFolder}/client`;
/** Cards drawn earlier, each named by a hash of everything in it. */
const kept = "generated/cards";
const smallestPicture = 300; /* px; what is smaller is a sign */
const atOnce = 2;

type Fonts = Parameters<typeof cardDrawer>[0];

/** Draws the card of every page that has one of its own, to the address that the page names. */
export async function drawCards(pages: readonly BuiltPage[], fonts: Fonts) {
  const draw = cardDrawer(fonts);
  const look = await fingerprint(fonts);
  const cards = await cardsOf(pages);
  const needed = new Set<string>();
  await mkdir(kept, { recursive: true });
  await Promise.all(Array.from({ length: atOnce }, work));
  for await (const file of glob(`${kept}/*.jpg`)) if (!needed.has(file)) await rm(file);

  async function work() {
    for (let card = cards.shift(); card; card = cards.shift()) {
      const { path, input } = card;
      const file = `${kept}/${hash(look, input.title, input.kind, input.picture ?? "")}.jpg`;
      needed.add(file);
      if (!(await exists(file))) await writeFile(file, await draw(input));
      await mkdir(dirname(site + path), { recursive: true });
      await copyFile(file, site + path);
    }
  }
}

async function cardsOf(pages: readonly BuiltPage[]) {
  const pictures = new Map<string, Buffer>();
  const heads = pages.map(({ path, html }) => ({ path, ...readHead(html) }));
  const pictureAt = new Map(heads.map(({ path, picture }) => [path, picture]));
  const cards: { path: string; input: CardInput }[] = [];
  for (const { path, title, card } of heads) {
    if (card !== company.siteUrl + cardPath(path)) continue;
    const address = pictureAt.get(path) ?? pictureAt.get(aboutOf(path));
    if (address && !pictures.has(address)) pictures.set(address, await readFile(site + address));
    const kind = kindOf(path) === "Page" ? new URL(company.siteUrl).host : kindOf(path);
    cards.push({ path: cardPath(path), input: { title, kind, picture: pictures.get(address ?? "") } });
  }
  return cards;
}

/** Title and card that a page names, and the first picture that it shows. */
function readHead(html: string) {
  const page = parse(html);
  const metas = elementsOf(page, "meta");
  const meta = (name: string) => {
    const found = metas.find((element) => attribute(element, "property") === name);
    return found ? (attribute(found, "content") ?? "") : "";
  };
  const [picture] = elementsOf(page, "main")
    .flatMap((main) => elementsOf(main, "img"))
    .filter((image) => Number(attribute(image, "width")) >= smallestPicture)
    .map((image) => attribute(image, "src") ?? "")
    .filter((address) => /^\/(assets|pictures)\//.test(address));
  return { title: meta("og:title"), card: meta("og:image"), picture };
}

/** The page with the same content as a document. */
function aboutOf(path: string) {
  const document = allDocuments.find(({ id }) => path === `/documents/${id}`);
  return document?.page.to.replace(/#.*/, "") ?? "";
}

async function fingerprint({ heading, text }: Fonts) {
  const files = (await Array.fromAsync(glob("server/cards/*.ts"))).sort();
  return hash(heading, text, ...(await Promise.all(files.map((file) => readFile(file)))));
}

function hash(...parts: readonly (string | Uint8Array)[]) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}

async function exists(file: string) {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
