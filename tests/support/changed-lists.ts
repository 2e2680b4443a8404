import { cp, rm } from "node:fs/promises";
import { basename, dirname, relative } from "node:path";
import type { copyProject } from "./changed-line.ts";

type Copy = Awaited<ReturnType<typeof copyProject>>;
type Replacements = readonly (readonly [before: string, after: string])[];

/**
 * Two vehicles that reuse others' models join the line, by the steps of CONTRIBUTING.md: a weak lifter as its last, a
 * stacker that is stronger, faster and higher than all others as its first.
 */
export async function addVehicles(copy: Copy): Promise<void> {
  await addLifter(copy);
  const folder = "vehicles/high-stacker";
  await cp(copy.path("vehicles/counter-balance"), copy.path(folder), { recursive: true });
  await copy.edit(`${folder}/model.ts`, () => 'export { model } from "../counter-balance/model.ts";\n');
  await copy.edit(`${folder}/record.ts`, (text) =>
    [
      ["const counterBalance", "const highStacker"] as const,
      ['"counterBalance"', '"highStacker"'] as const,
      ["MAG 1400 Fork AMR", "MAG 2500 Stacker"] as const,
      ['"1400 Fork AMR"', '"2500 Stacker"'] as const,
      ["payloadKg: 1500", "payloadKg: 2500"] as const,
      ["speedMetresPerSecond: 1.5", "speedMetresPerSecond: 2"] as const,
      ["liftMillimetres = 3000", "liftMillimetres = 4500"] as const,
    ].reduce(replaced, text),
  );
  await copy.edit("vehicles/index.ts", (text) =>
    replaced(text, [" vehicles = [", " vehicles = [highStacker, "]).replace(
      /^/,
      'import { highStacker } from "./high-stacker/record.ts";\n',
    ),
  );
}

async function addLifter(copy: Copy): Promise<void> {
  const folder = "vehicles/mini-lifter";
  await cp(copy.path("vehicles/lifter"), copy.path(folder), { recursive: true });
  await copy.edit(`${folder}/model.ts`, () => 'export { model } from "../lifter/model.ts";\n');
  await copy.edit(`${folder}/record.ts`, (text) =>
    text
      .replace("const lifter", "const miniLifter")
      .replace('"lifter"', '"miniLifter"')
      .replaceAll("1500 Lifter", "600 Lifter")
      .replace("payloadKg: 1500", "payloadKg: 600"),
  );
  await addLine(copy, "vehicles/index.ts", "miniLifter", `${folder}/record.ts`);
}

export async function removeVehicle(copy: Copy): Promise<void> {
  await rm(copy.path("vehicles/dual-conveyor"), { recursive: true });
  await removeLine(copy, "vehicles/index.ts", "dualConveyor");
}

/** A use case, an industry and a case study join their lists: a copied file with other names, and one line. */
export async function addRecords(copy: Copy): Promise<void> {
  await addRecord(
    copy,
    "content/tasks/use-cases.ts",
    "use-case-pages/end-of-line",
    "use-case-pages/returns",
    [
      ["/use-cases/solution-end-of-line", "/use-cases/returns"],
      ['id: "end-of-line"', 'id: "returns"'],
      ['name: "End of line"', 'name: "Returns and empties"'],
      ['title: "End of line', 'title: "Returns and empties'],
    ],
  );
  await addRecord(copy, "content/tasks/industries.ts", "industry-pages/fmcg", "industry-pages/paper", [
    ["/industries/industry-fmcg", "/industries/paper"],
    ['name: "FMCG and F&B"', 'name: "Paper and print"'],
    ['title: "FMCG and F&B"', 'title: "Paper and print"'],
  ]);
  await addRecord(
    copy,
    "content/tasks/case-studies.ts",
    "case-studies/two-decks",
    "case-studies/three-decks",
    [
      ['id: "two-decks"', 'id: "three-decks"'],
      ["Full goods out, empties back, in one stop.", "Empties back with every full rack."],
    ],
  );
}

/** One of each leaves; the records that name it name another one. */
export async function removeRecords(copy: Copy): Promise<void> {
  await removeRecord(copy, "content/tasks/use-cases.ts", "use-case-pages/box-packing", [
    [
      "content/tasks/use-case-pages/automated-material.ts",
      "/use-cases/box-packing",
      "/use-cases/automated-storage",
    ],
    ["vehicles/lifter/page.ts", '"box-packing"', '"automated-storage"'],
    [
      "content/tasks/industry-pages/distribution.ts",
      "/use-cases/box-packing",
      "/use-cases/automated-storage",
    ],
  ]);
  await removeRecord(copy, "content/tasks/industries.ts", "industry-pages/fmcg", [
    [
      "content/tasks/use-case-pages/automated-storage.ts",
      "/industries/industry-fmcg",
      "/industries/distribution",
    ],
    ["content/tasks/use-case-pages/end-of-line.ts", "/industries/industry-fmcg", "/industries/distribution"],
    ["content/tasks/case-studies/wrapped-pallets.ts", "FMCG and F&B", "Distribution Centers"],
  ]);
  await removeRecord(copy, "content/tasks/case-studies.ts", "case-studies/two-decks", []);
}

async function addRecord(copy: Copy, list: string, like: string, added: string, edits: Replacements) {
  await cp(copy.path(`${dirname(list)}/${like}.ts`), copy.path(`${dirname(list)}/${added}.ts`));
  await copy.edit(`${dirname(list)}/${added}.ts`, (text) =>
    [[`const ${constantOf(like)} `, `const ${constantOf(added)} `] as const, ...edits].reduce(replaced, text),
  );
  await addLine(copy, list, constantOf(added), `${dirname(list)}/${added}.ts`);
}

async function removeRecord(
  copy: Copy,
  list: string,
  removed: string,
  mentions: readonly (readonly [file: string, before: string, after: string])[],
) {
  await rm(copy.path(`${dirname(list)}/${removed}.ts`));
  await removeLine(copy, list, constantOf(removed));
  for (const [file, ...edit] of mentions) await copy.edit(file, (text) => replaced(text, edit));
}

function addLine(copy: Copy, list: string, name: string, file: string) {
  return copy.edit(list, (text) =>
    text
      .replace(/,?\s*\] as const/, `, ${name}] as const`)
      .replace(/^/, `import { ${name} } from "./${relative(dirname(list), file)}";\n`),
  );
}

function removeLine(copy: Copy, list: string, name: string) {
  return copy.edit(list, (text) =>
    text
      .replace(new RegExp(`^import \\{ ${name} \\}.*\\n`, "m"), "")
      .replace(new RegExp(`\\b${name},|, ${name}\\b`), ""),
  );
}

function replaced(text: string, [before, after]: readonly [string, string]) {
  if (!text.includes(before)) throw new Error(`There is no ${before} to replace.`);
  return text.replace(before, after);
}

/** The constant that a record's file exports: `endOfLine` of `use-case-pages/end-of-line`. */
const constantOf = (file: string) =>
  basename(file).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
