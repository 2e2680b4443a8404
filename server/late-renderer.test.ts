import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lateRenderer } from "./late-renderer.ts";

test("a build that could not be loaded is tried again at the next page", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mag-renderer-"));
  const file = join(folder, "index.mjs");
  const { load } = lateRenderer(file);
  await expect(load()).rejects.toThrow();
  const build = "{ routes: {}, entry: { module: { pageContext: () => {} } } }";
  await writeFile(file, `const build = ${build};\nexport const { routes, entry } = build;\n`);
  expect(await load()).toBeTypeOf("function");
  await rm(folder, { recursive: true });
});
