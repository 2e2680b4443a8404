import { pictureUrl, vehicleView } from "#app/pictures.ts";
import { documents, documentsWords } from "#content/documents/documents.ts";
import { fileFacts, sizeInWords } from "#content/documents/file-facts.ts";
import { guides } from "#content/documents/guides.ts";
import { figuresInWords } from "#content/wording/figures.ts";
import { filesOf } from "#vehicles/files.ts";
import { vehicles } from "#vehicles/index.ts";

/** Every document with a drawing of what it is about, its size, and the files of its vehicle. */
export async function loadDocuments() {
  const facts = await fileFacts();
  const sizeOf = (path: string) => {
    const { bytes } = facts[path] ?? {};
    return bytes === undefined ? undefined : sizeInWords(bytes);
  };
  return documents.map((document) => {
    const { id, path } = document;
    const vehicle = vehicles.find((each) => id === `datasheet-${each.product}`);
    const guide = guides.find((each) => each.id === id);
    const pages = facts[path]?.pages;
    return {
      ...document,
      /* What all datasheets hold, the page says once. */
      contents: vehicle ? asSentence(figuresInWords(vehicle)) : document.contents,
      picture: vehicle
        ? vehicleView(vehicle.product, "side", "")
        : guide && pictureUrl(`drawing:${guide.picture}`),
      size: ["PDF", pages && documentsWords.pages(pages), sizeOf(path)].filter(Boolean).join(", "),
      files: vehicle
        ? filesOf(vehicle).map(({ kind: file, path: to }) => ({
            label: documentsWords.files[file],
            size: sizeOf(to),
            to,
          }))
        : [],
    };
  });
}

/** A range stays on one line. */
const asSentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1).replaceAll("–", "–\u2060")}.`;

export type ListedDocument = Awaited<ReturnType<typeof loadDocuments>>[number];
