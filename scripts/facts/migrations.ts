/*
 * Keeps migrations that may have run somewhere from being edited:
 *   npm run migrations              refuses one that differs from what is frozen, and one that is not frozen yet
 *   npm run migrations -- freeze    freezes those that are new; never what is frozen already
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { type Frozen, findProblems } from "./frozen-migrations.ts";

const folder = "server/database/migrations";
const list = "server/database/frozen-migrations.json";

const frozen: Frozen = JSON.parse(await readFile(list, "utf8"));
const present = await hashes();
const shouldFreeze = process.argv[2] === "freeze";
const problems = findProblems(frozen, present).filter(({ kind }) => !(shouldFreeze && kind === "new"));

if (problems.length > 0) {
  console.error(problems.map(({ words }) => words).join("\n"));
  process.exitCode = 1;
} else if (shouldFreeze) {
  await writeFile(list, `${JSON.stringify({ ...frozen, migrations: present }, null, 2)}\n`);
  console.info(`${Object.keys(present).length} migrations are frozen.`);
}

/** SHA-256 of each migration by its name, oldest first. */
async function hashes() {
  const files = (await readdir(folder)).filter((name) => /^\d{3}-.*\.ts$/.test(name)).sort();
  const entries = files.map(async (file) => {
    const hash = createHash("sha256").update(await readFile(`${folder}/${file}`));
    return [file.replace(/\.ts$/, ""), hash.digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
