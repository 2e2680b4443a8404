import { mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "#server/config.ts";
import { readSecret } from "./secret.ts";

const unset = { secret: undefined };

test("of many that start at once over one folder, all get one secret, and nothing else is left", async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), "mag-secret-")), "made");
  const secrets = await Promise.all(Array.from({ length: 40 }, () => readSecret({ dataDir, staff: unset })));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await readdir(dataDir)).toEqual(["staff-secret"]);
  expect((await stat(join(dataDir, "staff-secret"))).mode & 0o777).toBe(0o600);
});

test.each(["", "short"])("a kept secret that is none is refused with what to do: %j", async (kept) => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-secret-"));
  await writeFile(join(dataDir, "staff-secret"), kept);
  const reading = readSecret({ dataDir, staff: unset });
  await expect(reading).rejects.toThrow(ConfigError);
  await expect(reading).rejects.toThrow(
    "holds fewer than 32 characters. Put back the file of a backup; or delete it",
  );
  await expect(readSecret({ dataDir, staff: { secret: "the one of the environment" } })).resolves.toBe(
    "the one of the environment",
  );
});
