import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { VehicleIcon } from "../../vehicles/icons.ts";
import { fingerprint, root, vehicleSources } from "../../vehicles/measuring/fingerprint.ts";

const folder = `${root}generated/vehicles`;

/**
 * Makes what follows from the vehicles, in `generated/vehicles`: their measures, the lines to their drawings, their menu,
 * their icons and what floors say of them; and what menus say of use cases, industries and case studies. Only where any is missing or older than
 * what it is made from. Must have run before `vehicles/measures.ts` is imported; takes seconds when there is something to
 * measure, else 50 ms.
 */
export async function ensureMeasures(): Promise<void> {
  const made = fingerprint(vehicleSources);
  if ((await readFile(`${folder}/measures.json`, "utf8").catch(() => "")).includes(made)) return;
  const { measure } = await import("../../vehicles/measuring/measure.ts");
  const { builtPlainly, posed } = await import("../../drawings/traced/pose.ts");
  const { placeLeaders } = await import("../../drawings/traced/leaders.ts");
  const { productNames } = await import("../../vehicles/index.ts");
  const { productContents } = await import("../../vehicles/product-content.ts");
  const { fullMenu } = await import("../../vehicles/measuring/menu.ts");
  const { onFloor } = await import("../../vehicles/measuring/on-floor.ts");
  const { wholeLine } = await import("../../vehicles/measuring/line.ts");
  const { iconOf } = await import("../../drawings/views/icon.ts");
  const { iconSprite } = await import("../../drawings/views/icon-sprite.ts");
  const { useCases } = await import("../../content/tasks/use-cases.ts");
  const { industries } = await import("../../content/tasks/industries.ts");
  const { caseStudies } = await import("../../content/tasks/case-studies.ts");
  const measures: Record<string, unknown> = {};
  const leaders: Record<string, unknown> = {};
  const icons: Record<string, VehicleIcon> = {};
  for (const product of productNames) {
    const page = productContents[product];
    measures[product] = await measure(product);
    leaders[product] = placeLeaders(product, page.leaders, await posed(product, page.drawing));
    icons[product] = iconOf(await builtPlainly(product, page.drawing));
  }
  await mkdir(folder, { recursive: true });
  await write("leaders.json", json({ leaders }));
  await write("menu.json", json(fullMenu()));
  await write("on-floor.json", json(onFloor()));
  await write("line.json", json(wholeLine()));
  await write("icons.json", json(icons));
  await write("icons.svg", iconSprite(icons));
  const named = ({ name, path }: { name: string; path: string }) => ({ title: name, path });
  await write(
    "lists.json",
    json({
      useCases: useCases.map(named),
      industries: industries.map(named),
      caseStudies: caseStudies.length,
    }),
  );
  await write("measures.json", json({ made, measures }));
}

const write = (name: string, content: string) => writeWhole(`${folder}/${name}`, content);

/** A concurrent reader finds the old file or the new one, never half of it. */
export async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
