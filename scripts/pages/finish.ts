import { mkdir, writeFile } from "node:fs/promises";
import { indexPages } from "#server/search/search-index.ts";
import { documentFonts, wideFonts } from "../../documents/fonts.ts";
import { buildFolder } from "../site/build-folder.ts";
import { builtPages } from "./built-pages.ts";
import { drawCards } from "./draw-cards.ts";
import { inlineStylesOfPages } from "./inline-styles.ts";
import { listAhead } from "./list-ahead.ts";
import { searchDocuments } from "./search-documents.ts";

/** What the build makes from the finished pages: search index, pictures of shared links, inlined styles. */
await listAhead(`${buildFolder}/client`);
const pages = await builtPages();
await writeFile(`${buildFolder}/search.json`, JSON.stringify(indexPages(searchDocuments(pages))));

const { heading, strong, text } = await documentFonts();
await mkdir(`${buildFolder}/cards`, { recursive: true });
await writeFile(`${buildFolder}/cards/heading.ttf`, heading);
await writeFile(`${buildFolder}/cards/text.ttf`, text);
/* A plan's document is typeset while the site runs. */
await writeFile(`${buildFolder}/cards/strong.ttf`, strong);
for (const [name, font] of Object.entries(await wideFonts()))
  await writeFile(`${buildFolder}/cards/${name}.ttf`, font);
await drawCards(pages, { heading, text });
await inlineStylesOfPages(`${buildFolder}/client`);
