import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { recordFileFaults } from "./record-files.ts";

test("a listed record without a file is named, and so is an unlisted file", () => {
  const folder = mkdtempSync(join(tmpdir(), "mag-records-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "content/tasks/use-case-pages"), { recursive: true });
  writeFileSync(join(folder, "content/tasks/use-case-pages/loading.ts"), "export const loading = {};\n");
  writeFileSync(
    join(folder, "content/tasks/use-case-pages/storing.ts"),
    'export { menu } from "../../generated/menu.json";\n',
  );
  const list = ["storing", "packing"].map(
    (name) => `import { ${name} } from "./use-case-pages/${name}.ts";\n`,
  );
  writeFileSync(join(folder, "content/tasks/use-cases.ts"), list.join(""));
  expect(recordFileFaults(folder)).toEqual([
    "content/tasks/use-cases.ts imports ./use-case-pages/packing.ts, which doesn't exist. Remove the import and its place in the list, or restore the file.",
    "content/tasks/use-case-pages/loading.ts is in no list: add its record to content/tasks/use-cases.ts, or remove the file.",
  ]);
});
