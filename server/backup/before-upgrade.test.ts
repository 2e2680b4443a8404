import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forgetCopies } from "./before-upgrade.ts";

const noProcess = 2 ** 22 + 1; /* above every process id of Linux */

test("copies of 30 days are deleted, and what a killed one left; one under way stays", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-copies-"));
  const copies = join(dataDir, "before-upgrades");
  const names = {
    old: "backup-2026-10-20T10-00-00-000Z",
    recent: "backup-2026-11-20T10-00-00-000Z",
    killed: "backup-2026-11-21T10-00-00-000Z.unfinished",
    underWay: "backup-2026-11-22T10-00-00-000Z.unfinished",
  };
  for (const name of Object.values(names)) await mkdir(join(copies, name), { recursive: true });
  await writeFile(join(copies, names.killed, "owner"), `${hostname()}\n${noProcess}\n`);
  await writeFile(join(copies, names.underWay, "owner"), `${hostname()}\n${process.ppid}\n`);
  await forgetCopies(dataDir, new Date("2026-11-27"));
  expect(await readdir(copies)).toEqual([names.recent, names.underWay]);
  await forgetCopies(join(dataDir, "nowhere"), new Date("2026-11-27"));
});
