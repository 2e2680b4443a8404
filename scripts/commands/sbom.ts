/* npm run sbom: what the site is built of, from the lock file, as CycloneDX. npm's own list leaves out what two packages share. */
import { readFile } from "node:fs/promises";
import { billOfMaterials } from "./bill-of-materials.ts";

const lock = JSON.parse(await readFile("package-lock.json", "utf8"));
console.info(JSON.stringify(billOfMaterials(lock), null, 2));
