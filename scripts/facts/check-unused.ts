import { glob, readFile } from "node:fs/promises";
import { transform } from "lightningcss";
import { classFaults } from "../unused/classes.ts";
import { unreadFields } from "../unused/fields.ts";
import { inProject } from "../unused/project.ts";

/** npm run check's look at what knip can't see: fields of records that nothing reads, and classes that nothing sets. */
const holdsRecords = (path: string) =>
  /^(content\/.+|vehicles\/[\w-]+|vehicles\/[\w-]+\/(record|page))\.ts$/.test(path);

const sheets = new Map<string, readonly string[]>();
for await (const path of glob("{app,ui}/**/*.module.css"))
  sheets.set(path.replaceAll("\\", "/"), await classesOf(path));

const faults = inProject(process.cwd(), (project) => [
  ...unreadFields(project, holdsRecords),
  ...classFaults(project, sheets),
]);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Exports include animation names; `isReferenced` is true if the sheet itself uses one. */
async function classesOf(filename: string) {
  const { exports } = transform({ filename, code: await readFile(filename), cssModules: true });
  return Object.entries(exports ?? {}).flatMap(([name, { isReferenced }]) => (isReferenced ? [] : [name]));
}
