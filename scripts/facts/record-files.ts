import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { importsOf } from "../site/runtime-files.ts";

/** Lists of records, and the folder in which the records of each stand. */
const lists = {
  "content/tasks/use-cases.ts": "content/tasks/use-case-pages",
  "content/tasks/industries.ts": "content/tasks/industry-pages",
  "content/tasks/case-studies.ts": "content/tasks/case-studies",
  "content/documents/guides.ts": "content/documents/guides",
  "content/documents/reports.ts": "content/documents/reports",
  "content/products/software-pages.ts": "content/products/software-pages",
};

/**
 * A sentence for each record that is listed and whose file is missing, and for each file that no list names. It reads
 * the lists as text: importing one with a missing file gives only Node's stack. Generated files are left out: they come
 * later.
 */
export function recordFileFaults(folder = "."): string[] {
  const files = globSync(["content/**/*.ts", "vehicles/*.ts", "vehicles/*/{record,page}.ts"], {
    cwd: folder,
  });
  return [
    ...files.sort().flatMap((file) =>
      importsOf(readFileSync(join(folder, file), "utf8"))
        .filter(
          (name) => /^\.(?!.*\/generated\/)/.test(name) && !existsSync(join(folder, dirname(file), name)),
        )
        .map(
          (name) =>
            `${file} imports ${name}, which doesn't exist. Remove the import and its place in the list, or restore the file.`,
        ),
    ),
    ...Object.entries(lists).flatMap(([list, records]) => {
      const source = existsSync(join(folder, list)) ? readFileSync(join(folder, list), "utf8") : "";
      return globSync(`${records}/*.ts`, { cwd: folder })
        .filter((file) => !source.includes(`/${basename(file)}"`))
        .sort()
        .map((file) => `${file} is in no list: add its record to ${list}, or remove the file.`);
    }),
  ];
}
