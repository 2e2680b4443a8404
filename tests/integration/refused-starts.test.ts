import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteFile } from "#server/database/connect.ts";
import { runScript } from "#tests/support/command.ts";
import { startSite } from "#tests/support/site.ts";

const commands = ["backup", "deliveries", "enquiries", "migrate", "staff"];

const folder = () => mkdtemp(join(tmpdir(), "mag-refused-"));

/** What an operator got wrong, and what the last line has to name. */
const states: [string, () => Promise<Record<string, string>>, RegExp][] = [
  [
    "DATA_DIR is a file",
    async () => {
      const DATA_DIR = join(await folder(), "data");
      await writeFile(DATA_DIR, "");
      return { DATA_DIR };
    },
    /DATA_DIR: the folder .+ is a file, or is below one\. Move that away, or set DATA_DIR/,
  ],
  [
    "DATA_DIR is below a file",
    async () => {
      const file = join(await folder(), "file");
      await writeFile(file, "");
      return { DATA_DIR: join(file, "data") };
    },
    /DATA_DIR: the folder .+ is a file, or is below one\. Move that away, or set DATA_DIR/,
  ],
  [
    "DATA_DIR is a link to nothing",
    async () => {
      const DATA_DIR = join(await folder(), "data");
      await symlink(join(DATA_DIR, "../gone"), DATA_DIR);
      return { DATA_DIR };
    },
    /DATA_DIR: the folder .+ can't be made, or is a link to a folder that is not there\. Make that folder, or set/,
  ],
  [
    "a secret can't be read",
    async () => {
      const DATA_DIR = await folder();
      await mkdir(join(DATA_DIR, "staff-secret"));
      return { DATA_DIR };
    },
    /staff-secret: the secret can't be read: EISDIR/,
  ],
  [
    "METRICS_PORT is taken",
    async () => {
      const taken = createServer().listen(0, "127.0.0.1").unref();
      await once(taken, "listening");
      return { DATA_DIR: await folder(), METRICS_PORT: `${(taken.address() as AddressInfo).port}` };
    },
    /METRICS_PORT/,
  ],
];

test.each(states)(
  "if %s, the start says so as its last words, and so does doctor",
  async (_, make, words) => {
    const env = await make();
    const failed = await startSite(env).then(
      (site) => site.stop(),
      ({ message }: Error) => message,
    );
    /* The log goes to another stream, and may come after it. */
    const lines = `${failed}`.split("\n").filter((line) => line && !line.startsWith("{"));
    expect(lines.at(-1)).toMatch(words);
    expect(failed).not.toMatch(/^ {4}at |The site is at/m);
    const { code, stdout } = await runScript("doctor-site", [], { PORT: "0", ...env });
    expect(stdout.split("\n✗ ")[1]).toMatch(words);
    expect(code).toBe(1);
    if (!words.source.startsWith("DATA_DIR")) return;
    for (const command of words === states[0]?.[2] ? commands : ["backup"]) {
      const refused = await runScript(command, [], env);
      expect([command, refused.code, refused.stderr]).toEqual([command, 1, expect.stringMatching(words)]);
      expect(refused.stderr).not.toMatch(/^ {4}at /m);
    }
  },
);

/* Only root can become another user, who may be let into the folders of the project and of tests or not. */
const nobody = { uid: 65_534 };
const reads = ["-e", "fs.readFileSync('scripts/commands/backup.ts'); fs.readdirSync(os.tmpdir())"];
const canBeNobody = process.getuid?.() === 0 && spawnSync(process.execPath, reads, nobody).status === 0;

test.runIf(canBeNobody)(
  "every command says that the folder, or the database in it, is another user's",
  async () => {
    const DATA_DIR = await folder();
    await runScript("staff", ["first"], { DATA_DIR });
    const notWritten = `DATA_DIR: the folder ${DATA_DIR} can't be written by this user. Run this as the user that runs`;
    const notRead = `The database ${sqliteFile(DATA_DIR)} can't be read and written by this user. Run this as the`;
    for (const [mode, words, tried] of [
      [0o700, notWritten, ["backup", "staff", "doctor-site"]],
      [0o755, notWritten, ["backup"]],
      [0o777, notRead, [...commands, "doctor-site"]],
    ] as const) {
      await chmod(DATA_DIR, mode);
      for (const command of tried) {
        const { code, stdout, stderr } = await runScript(command, [], { DATA_DIR }, nobody);
        expect([mode, command, code, stdout + stderr]).toEqual([
          mode,
          command,
          1,
          expect.stringContaining(words),
        ]);
        expect(stdout + stderr).not.toMatch(/^ {4}at |There is no database/m);
      }
    }
  },
);

/* Node's own way to make folders tries for ever in /proc. */
test.runIf(process.platform === "linux")(
  "a folder that no system makes ends nothing but the start",
  async () => {
    const DATA_DIR = "/proc/none/data";
    await expect(startSite({ DATA_DIR })).rejects.toThrow(/DATA_DIR: the folder .+ can't be made/);
    const none = await runScript("migrate", [], { DATA_DIR });
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining("/proc/none") });
    expect(none.stderr).not.toMatch(/^ {4}at /m);
  },
);

test("a connection pooler is refused at once and named", async () => {
  const words = "SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0";
  const answer = Buffer.alloc(5 + words.length, `E    ${words}`);
  answer.writeInt32BE(4 + words.length, 1);
  const pooler = createSocketServer((socket) => socket.once("data", () => socket.end(answer)));
  await once(pooler.listen(0, "127.0.0.1"), "listening");
  const { port } = pooler.address() as AddressInfo;
  const began = performance.now();
  const starting = startSite({ DATABASE_URL: `postgres://site:secret@127.0.0.1:${port}/site` });
  await expect(starting).rejects.toThrow(
    /site is a connection pooler, such as PgBouncer, .+ Give DATABASE_URL/,
  );
  expect(performance.now() - began).toBeLessThan(10_000);
  pooler.close();
});
