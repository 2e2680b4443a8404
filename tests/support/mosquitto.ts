import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { untilListening } from "./until-listening.ts";

/** Starts a real Mosquitto by the example in `deploy/`. */
export async function startMosquitto() {
  const folder = await mkdtemp(join(tmpdir(), "mag-mosquitto-"));
  const [name, key, keys] = ["sandboxes", "a/key:with@signs", join(folder, "keys")];
  const port = await freePort();
  execFileSync("mosquitto_passwd", ["-b", "-c", keys, name, key]);
  const example = await readFile("deploy/mosquitto.conf", "utf8");
  const configuration = join(folder, "mosquitto.conf");
  await writeFile(
    configuration,
    example
      .replace("listener 1883", `listener ${port}`)
      .replace(/^password_file .*$/m, `password_file ${keys}`),
  );
  /* Started as root it runs as another user, who reads the keys. */
  for (const path of [folder, keys, configuration]) await chmod(path, 0o755);
  const server = spawn("mosquitto", ["-c", configuration], { stdio: "ignore" });
  await untilListening(server, port);
  return {
    url: `mqtt://${name}:${encodeURIComponent(key)}@127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
