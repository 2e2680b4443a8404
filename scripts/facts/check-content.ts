import { existsSync, globSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { plainPaths } from "../../addresses/pages.ts";
import { prerenderedPaths } from "../../app/site-pages.ts";
import { reports } from "../../content/documents/reports.ts";
import { cameraPictures } from "../../content/pictures/camera.ts";
import photographs from "../../content/pictures/photographs.json" with { type: "json" };
import { drawings } from "../../content/pictures/pictures.ts";
import { caseStudies } from "../../content/tasks/case-studies.ts";
import { industries } from "../../content/tasks/industries.ts";
import { useCases } from "../../content/tasks/use-cases.ts";
import { folderOf, vehicles } from "../../vehicles/index.ts";
import { addressFaults } from "./address-faults.ts";
import { cameraFaults } from "./camera-faults.ts";
import { type Found, linkFaults, pictureFaults, referenceFaults, stringsOf } from "./content-faults.ts";
import { typedFigures } from "./figure-faults.ts";
import { privacyFaults } from "./privacy-faults.ts";
import { readImports, roomFaults } from "./room-faults.ts";
import { securityFaults } from "./security-faults.ts";
import { figureFaults } from "./vehicle-faults.ts";

/**
 * npm run check's look at the facts: every link leads to a page of the site, every picture exists, every page has its
 * route and every vehicle its folder; imports between rooms go one way; each ✓ of docs/security.md
 * names what holds it, and the privacy page whatever is kept. Each fault is a sentence that says what is wrong, where, and what to do.
 */
const files = globSync(["content/**/*.ts", "vehicles/*/{page,record}.ts"]);
/* Faults name a record in its own file, not in the lists that include it. */
const depth = (file: string) => file.split(/[\\/]/).length;
const found: Found[] = [];
const seen = new Set<object>();
for (const file of files.sort((one, other) => depth(other) - depth(one) || (one < other ? -1 : 1)))
  if (!file.endsWith(".test.ts")) found.push(...stringsOf(await import(`../../${file}`), file, [], seen));

const faults = [
  ...linkFaults(found, {
    paths: [...plainPaths, ...prerenderedPaths],
    anchors: reports.map(({ id }) => `/reports#${id}`),
    /* A vehicle taken out of the line may still be named: links to it lead to the first vehicle. */
    products: Object.keys(photographs).concat(vehicles.map(({ product }) => folderOf(product))),
  }),
  ...pictureFaults(found, { photographs: Object.keys(photographs), drawings: Object.keys(drawings) }),
  ...cameraFaults(cameraPictures, { files: await readdir("photographs"), photographs }),
  ...referenceFaults(found, {
    useCase: useCases.map(({ id }) => id),
    caseStudy: caseStudies.map(({ id }) => id),
    industry: industries.map(({ name }) => name),
  }),
  ...(await addressFaults()),
  ...(await vehicleFaults()),
  ...figureFaults(vehicles),
  ...(await typedFigures()),
  ...roomFaults(await readImports()),
  ...securityFaults(),
  ...privacyFaults(),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function vehicleFaults(): Promise<string[]> {
  const folders = globSync("vehicles/*/record.ts").map((path) => path.split(/[\\/]/)[1] ?? "");
  const named: string[] = vehicles.map(({ product }) => folderOf(product));
  const parts = ["record.ts", "page.ts", "model.ts"];
  return [
    ...folders
      .filter((folder) => !named.includes(folder))
      .map(
        (folder) =>
          `vehicles/${folder}/ is no vehicle yet: add its record to the list in vehicles/index.ts, or remove the folder.`,
      ),
    ...named.flatMap((folder) =>
      parts
        .filter((part) => !existsSync(`vehicles/${folder}/${part}`))
        .map(
          (part) =>
            `vehicles/${folder}/${part} is missing: vehicles/index.ts lists that vehicle. CONTRIBUTING.md says what a vehicle has.`,
        ),
    ),
  ];
}
