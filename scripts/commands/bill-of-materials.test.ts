import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { billOfMaterials, type Lock } from "./bill-of-materials.ts";

const lock: Lock = JSON.parse(await readFile("package-lock.json", "utf8"));
const { components } = billOfMaterials(lock);
const named = (name: string) => components.filter((component) => component.name === name);

test("it lists every dependency of package.json in its version", async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
  for (const [name, version] of Object.entries(dependencies))
    expect(
      named(name).map((one) => one.version),
      name,
    ).toContain(version);
  for (const name of ["lighthouse", "playwright-core"]) {
    expect(devDependencies).toHaveProperty(name);
    expect(named(name), name).toEqual([]);
  }
});

test("a shared package is listed once, and each has its hash", () => {
  expect(named("ajv")).toHaveLength(1);
  expect(components.length).toBeGreaterThan(300);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  for (const { purl, hashes } of components) {
    expect(
      hashes.map(({ alg }) => alg),
      purl,
    ).toContain("SHA-512");
    expect(hashes.find(({ alg }) => alg === "SHA-512")?.content, purl).toMatch(/^[0-9a-f]{128}$/);
  }
});
