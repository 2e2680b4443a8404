import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { classFaults } from "./classes.ts";
import { unreadFields } from "./fields.ts";
import { inProject } from "./project.ts";

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "mag-unused-")));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: { strict: true, module: "ESNext", moduleResolution: "bundler", noEmit: true, types: [] },
    include: ["*.ts"],
  }),
  "records.ts": `
    export type Talk = { title: string; minutes: number; guest?: string };
    export const talks: readonly Talk[] = [{ title: "Docks", minutes: 20, guest: "Ada" }];
    export const words = { heading: "Talks", empty: "None", card: { label: "Open", hint: "In a new tab" } } as const;
    export const signs = { stop: "M0 0", go: "M1 1" };
    export const rows = [{ name: "a", note: "b" }, { name: "c", note: "d" }];
  `,
  "page.ts": `
    import { rows, signs, talks, words } from "./records.ts";
    import styles from "./page.module.css";
    const show = ({ label }: { label: string }) => label;
    export const page = (sign: keyof typeof signs, size: "small" | "large") => [
      words.heading, show(words.card), signs[sign], styles.page, styles.lost, styles[size],
      ...talks.map(({ title }) => title), ...rows.map((row) => row.name),
    ];
  `,
  "page.test.ts": `
    import { words } from "./records.ts";
    export const tested = words.empty;
  `,
  "sheets.d.ts": `declare module "*.module.css" {
    const classes: { readonly [name: string]: string };
    export default classes;
  }`,
};

test("fields are named that nothing reads, or only a test", () => {
  const faults = inProject(folder, (project) => unreadFields(project, (path) => path === "records.ts"));
  expect(faults).toEqual([
    'records.ts:2: nothing reads the field "minutes". Remove it, or show it.',
    'records.ts:2: nothing reads the field "guest". Remove it, or show it.',
    'records.ts:4: nothing reads the field "empty". Remove it, or show it.',
    'records.ts:4: nothing reads the field "hint". Remove it, or show it.',
    'records.ts:6: nothing reads the field "note". Remove it, or show it.',
    'records.ts:6: nothing reads the field "note". Remove it, or show it.',
  ]);
});

test("classes are named that nothing sets, and those that are set and not styled", () => {
  const sheets = new Map([["page.module.css", ["page", "small", "old"]]]);
  expect(inProject(folder, (project) => classFaults(project, sheets))).toEqual([
    'page.module.css: nothing sets the class "old". Remove it.',
    'page.ts sets the class "lost", which page.module.css doesn\'t have.',
  ]);
});
