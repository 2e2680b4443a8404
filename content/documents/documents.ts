import type { DocumentKind } from "#addresses/forms.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { vehicles } from "#vehicles/index.ts";
import type { InternalLink, Words } from "../posts/internal-link.ts";
import { caseStudies } from "../tasks/case-studies.ts";
import { allCaseStudies, vehiclesFirst } from "../wording/counts.ts";
import { figuresInWords } from "../wording/figures.ts";
import { guides } from "./guides.ts";

/** A PDF for visitors. Its content comes from the records of its subject. */
export type SiteDocument = {
  readonly id: string;
  readonly kind: DocumentKind;
  /** What the lead form sends as its `source`. */
  readonly title: string;
  /** Its contents in a sentence. */
  readonly contents: string;
  /** The page of the site with the same information. */
  readonly page: { readonly label: string; readonly to: InternalLink };
  /** The name it is saved under. */
  readonly fileName: string;
  /** Its path, not encoded: names have spaces. */
  readonly path: string;
};

/** The documents of the documentation page. */
export const documents: readonly SiteDocument[] = [
  ...vehicles.map(
    (vehicle): SiteDocument => ({
      id: `datasheet-${vehicle.product}`,
      kind: "Datasheet",
      title: vehicle.title,
      contents: `Planning pack: ${figuresInWords(vehicle)}, drawings at scale, checklist.`,
      page: { label: "Figures on its page", to: vehicleAddress(vehicle.product) },
      fileName: `${vehicle.title}.pdf`,
      path: `/pdfs/products/${vehicle.title}.pdf`,
    }),
  ),
  ...guides.map(
    ({ id, kind, title, contents, page }): SiteDocument => ({
      id,
      kind,
      title,
      contents,
      page,
      fileName: `${id}.pdf`,
      path: `/pdfs/${id}.pdf`,
    }),
  ),
];

/** Those, and one for each case study. */
export const allDocuments: readonly SiteDocument[] = [
  ...documents,
  ...caseStudies.map(
    ({ id, title, site }): SiteDocument => ({
      id: `case-study-${id}`,
      kind: "Case study",
      title,
      contents: `${site}: before, after, and what was hard.`,
      page: { label: "Case study", to: `/case-study/${id}` },
      fileName: `case-study-${id}.pdf`,
      path: `/pdfs/case-study-${id}.pdf`,
    }),
  ),
];

export function findDocument(id: string | undefined) {
  return allDocuments.find((document) => document.id === id);
}

/** The document that a lead form's `source` names: its title, word for word. */
export function documentTitled(title: string | undefined) {
  return allDocuments.find((document) => document.title === title);
}

/** The document with that id, for pages that need it. */
export function documentOf(id: `datasheet-${string}` | `case-study-${string}`): SiteDocument {
  const document = findDocument(id);
  if (!document) throw new Error(`content/documents/documents.ts has no document "${id}"`);
  return document;
}

/** Words of the page. */
export const documentsWords = {
  station: "Documents",
  search: "Search the documents",
  many: "documents",
  none: "No document matches. Try a vehicle, or one word: pallet, charging, OPC UA.",
  columns: ["Document", "Contents", "Size", "No form needed"],
  files: { dxf: "DXF", step: "STEP", glb: "GLB", factsheet: "Factsheet" },
  pages: (pages: number) => `${pages} ${pages === 1 ? "page" : "pages"}`,
  form: {
    heading: "Which document would you like?",
    text: "Choose a document and leave your details: we email you the link. If you don't choose one, we let you know when something new is out.",
  },
  ask: "Ask about this document",
  related: [
    { label: "Every datasheet and guide", note: "Product documentation", to: "/product-documentation" },
    { label: `${vehiclesFirst} vehicles side by side`, note: "MAG overview", to: "/products/Mag" },
    allCaseStudies,
  ],
  closing: {
    headline: "Missing a drawing?",
    text: "The engineer who sizes your project also sends drawings, certificates and interface descriptions.",
    action: { label: "Ask an engineer", to: "/contact?about=product-documentation" },
    related: [
      { label: `${vehiclesFirst} vehicles side by side`, note: "MAG overview", to: "/products/Mag" },
      { label: "Methods and checklists", note: "Reports", to: "/reports" },
      { label: "Build against our interfaces", note: "Integrate with us", to: "/tech-partner" },
    ],
  },
} as const satisfies Words;
