import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { company } from "#content/company/company.ts";
import { allDocuments, type SiteDocument } from "#content/documents/documents.ts";
import type { FileFacts } from "#content/documents/file-facts.ts";
import { guides } from "#content/documents/guides.ts";
import asyncapi from "#content/documents/interfaces/asyncapi.json" with { type: "json" };
import openapi from "#content/documents/interfaces/openapi.json" with { type: "json" };
import { keptModelOf } from "#content/pictures/modelled/model-of.ts";
import type { DrawingName } from "#content/pictures/pictures.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { type ProductName, vehicles } from "#vehicles/index.ts";
import { setCaseStudy } from "./case-study.ts";
import { setDatasheet } from "./datasheet.ts";
import { writeFiles } from "./files/write-files.ts";
import { documentFonts } from "./fonts.ts";
import { setGuide } from "./guide.ts";
import { openSheet, type Sheet } from "./sheet.ts";

const folder = fileURLToPath(new URL("../generated/documents", import.meta.url));

const drawingOf = (name: DrawingName | `vehicle-${ProductName}`) =>
  readFileSync(new URL(`../generated/drawings/${name}.svg`, import.meta.url), "utf8");

const set: Record<SiteDocument["kind"], (sheet: Sheet, document: SiteDocument) => void | Promise<void>> = {
  Datasheet: (sheet, { title }) => {
    setDatasheet(sheet, named(title, vehicles));
  },
  "Case study": async (sheet, { title }) => {
    const study = named(title, caseStudies);
    setCaseStudy(sheet, study, await keptModelOf(study.id), drawingOf);
  },
  Guide: setGuideOf,
  Interface: setGuideOf,
};

/** What the page of documents tells of each file, by its address. */
const facts: Record<string, FileFacts> = {};

/** Writes every document of the site to `generated/documents`, each under the address it has on the site. */
await rm(folder, { recursive: true, force: true });
const fonts = await documentFonts();
for (const document of allDocuments) {
  const { kind, title, contents, path } = document;
  const sheet = openSheet(fonts, { title, subject: contents, kind });
  await set[kind](sheet, document);
  await mkdir(dirname(folder + path), { recursive: true });
  const pdf = await sheet.finish();
  await writeFile(folder + path, pdf);
  facts[path] = { bytes: pdf.length, pages: pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length };
}

await mkdir(`${folder}/files`, { recursive: true });
await writeFiles(folder);
for (const name of await readdir(`${folder}/files`))
  facts[`/files/${name}`] = { bytes: (await stat(`${folder}/files/${name}`)).size };
await writeFile(`${folder}.json`, JSON.stringify(facts));

/* The documents of the page of interfaces, with whom to ask. */
await mkdir(`${folder}/interfaces`);
for (const [name, document] of Object.entries({ asyncapi, openapi })) {
  const contact = { name: company.name, url: `${company.siteUrl}/interfaces`, email: company.email };
  const offered = { ...document, info: { ...document.info, contact } };
  await writeFile(`${folder}/interfaces/${name}.json`, `${JSON.stringify(offered, null, 2)}\n`);
}

function setGuideOf(sheet: Sheet, { title }: SiteDocument) {
  const guide = named(title, guides);
  setGuide(sheet, guide, drawingOf(guide.picture));
}

function named<Entry extends { title: string }>(title: string, records: readonly Entry[]): Entry {
  const found = records.find((record) => record.title === title);
  if (!found)
    throw new Error(`content/documents/documents.ts names "${title}", but there is no such record.`);
  return found;
}
