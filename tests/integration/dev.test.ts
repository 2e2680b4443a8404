import { readFile, writeFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { company } from "#content/company/company.ts";
import { startDevCopy } from "#tests/support/dev-copy.ts";

let dev: Awaited<ReturnType<typeof startDevCopy>>;
beforeAll(async () => {
  dev = await startDevCopy();
}, 180_000);
afterAll(() => dev.stop());

const bound = 2000; /* ms between saving and the answer */
const health = "/healthz";
const policy = "/.well-known/security.txt";

/* As the sources are, whatever a test has left. */
afterEach(async () => {
  for (const file of ["server/app.ts", "content/company/company.ts"])
    await writeFile(dev.fileOf(file), await readFile(file));
  await timeUntil(
    async () => (await ask(health)) === "ok" && (await ask(policy)).includes(company.securityEmail),
  );
});

test("an edit in server/ is answered within 2 s after it was saved", async () => {
  await edit("server/app.ts", 'context.text("ok")', 'context.text("edited")');
  expect(await timeUntil(async () => (await ask(health)) === "edited")).toBeLessThan(bound);
});

test("so is an edit in content/ that the server imports", async () => {
  const other = "edited@mag-robotics.example";
  await edit("content/company/company.ts", company.securityEmail, other);
  expect(await timeUntil(async () => (await ask(policy)).includes(other))).toBeLessThan(bound);
});

test("a syntax error is answered with its place, and the server comes back once it is mended", async () => {
  await edit("server/app.ts", "const app = new Hono", "const app = = new Hono");
  await timeUntil(async () => (await ask(health)).includes("PARSE_ERROR"));
  expect((await fetch(dev.origin + health)).status).toBe(500);
  await edit("server/app.ts", 'context.text("ok")', 'context.text("mended")');
  expect(await timeUntil(async () => (await ask(health)) === "mended")).toBeLessThan(bound);
});

test.each([0, 5, 20, 50])("a save is taken up %i ms after one with an error", async (gap) => {
  await edit("server/app.ts", "const app = new Hono", "const app = = new Hono");
  /* What is asked for now is still being loaded when the next save comes. */
  const early = [ask(health)];
  await pause(gap);
  early.push(ask(health));
  await edit("server/app.ts", 'context.text("ok")', 'context.text("mended")');
  expect(await timeUntil(async () => (await ask(health)) === "mended")).toBeLessThan(bound);
  await Promise.all(early);
});

async function ask(path: string) {
  return (await fetch(dev.origin + path)).text();
}

/** Saves a file of the project in the copy, with one change. */
async function edit(file: string, before: string, after: string) {
  const text = await readFile(file, "utf8");
  expect(text).toContain(before);
  await writeFile(dev.fileOf(file), text.replace(before, after));
}

/** @returns how long it took, in ms */
async function timeUntil(holds: () => Promise<boolean>) {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > 30_000) throw new Error("It did not come in 30 s");
    await pause(50);
  }
  return performance.now() - began;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
