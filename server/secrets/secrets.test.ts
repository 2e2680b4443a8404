import { createHmac, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "#server/config/config.ts";
import { deleteDrafts, deriveKey, readSecrets } from "./secrets.ts";

const unset = { staff: [], links: [] };

test("of many that start at once over one folder, all get the same two, and nothing else is left", async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), "mag-secret-")), "made");
  const secrets = await Promise.all(
    Array.from({ length: 40 }, () => readSecrets({ dataDir, secrets: unset })),
  );
  for (const kind of ["staff", "links"] as const) {
    expect(new Set(secrets.map((read) => read[kind][0])).size).toBe(1);
    expect(secrets[0]?.[kind][0]).toMatch(/^[\w-]{43}$/);
  }
  expect(secrets[0]?.staff).not.toEqual(secrets[0]?.links);
  expect(await readdir(dataDir)).toEqual(["link-secret", "staff-secret"]);
  for (const name of ["link-secret", "staff-secret"])
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
});

test("what a start that was killed left of a secret is deleted after an hour, and nothing else", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-secret-"));
  await readSecrets({ dataDir, secrets: unset });
  const [left, young] = [randomUUID(), randomUUID()];
  for (const id of [left, young]) await writeFile(join(dataDir, `staff-secret.${id}`), "a draft");
  await writeFile(join(dataDir, "staff-secret.restoring"), "of a restore");
  const past = new Date(Date.now() - 2 * 3_600_000);
  for (const name of await readdir(dataDir))
    if (!name.endsWith(young)) await utimes(join(dataDir, name), past, past);
  await deleteDrafts(dataDir, new Date());
  expect(await readdir(dataDir)).toEqual(
    ["link-secret", "staff-secret", `staff-secret.${young}`, "staff-secret.restoring"].sort(),
  );
});

test.each(["", "short"])("a kept secret that is none is refused with what to do: %j", async (kept) => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-secret-"));
  await writeFile(join(dataDir, "staff-secret"), kept);
  const reading = readSecrets({ dataDir, secrets: unset });
  await expect(reading).rejects.toThrow(ConfigError);
  await expect(reading).rejects.toThrow(
    "holds fewer than 32 characters. Put back the file of a backup; or delete it",
  );
  const secrets = { staff: ["the one of the environment"], links: [] };
  await expect(readSecrets({ dataDir, secrets })).resolves.toEqual({
    staff: ["the one of the environment"],
    links: ["the one of the environment"],
  });
});

test("the keys of one secret have nothing in common", () => {
  const secret = "a secret of more than thirty-two characters";
  const keys = (["sessions", "links", "encryption"] as const).map((purpose) => deriveKey(secret, purpose));
  expect(new Set([...keys, secret]).size).toBe(4);
  /* RFC 5869 with SHA-256: a salt of zeros, and one block. */
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const { buffer } = new Uint8Array(32);
  expect(keys[0]).toBe(hmac(hmac(Buffer.from(buffer), secret), "mag sessions\u0001").toString("hex"));
});

test("docs/security.md lists every key that is derived, and none that isn't", () => {
  const code = globSync("server/**/*.ts", { exclude: ["**/*.test.ts"] }).map((path) =>
    readFileSync(path, "utf8"),
  );
  const made = code.flatMap((text) =>
    [...text.matchAll(/deriveKey\(\w+, ["`]([\w ]+?)(?: \$\{\w+\})?["`]\)/g)].map(([, purpose]) => purpose),
  );
  const rows = readFileSync("docs/security.md", "utf8").matchAll(/^\| ([\w ]+) \| HKDF of/gm);
  const listed = [...rows].map(([, name = ""]) => name.replace(/ a day$/, ""));
  expect([...new Set(made)].sort()).toEqual(listed.sort());
  expect(code.join("").match(/\bderiveKey\(/g)).toHaveLength(made.length + 1 /* where it is defined */);
});
