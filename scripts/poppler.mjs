import { has, installSystemPackage } from "./system-package.mjs";

/** The tests read the documents as others do, with poppler. Where it is missing, the package manager brings it. */
export function ensurePoppler() {
  if (has("pdfinfo") && has("pdftotext") && has("pdftoppm")) return;
  if (installSystemPackage("poppler-utils", "poppler for the tests of the documents")) return;
  console.error("The tests of the documents found no poppler. Install it (macOS: brew install poppler).");
  process.exit(1);
}
