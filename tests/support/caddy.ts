import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { untilListening } from "./until-listening.ts";

export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

/** Starts Caddy by the example of `deploy/` as it is, but for its name, ports and nodes, which are each machine's own. */
export async function startCaddy(nodes: readonly [string, string]) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "mag-caddy-"));
  const example = readFileSync("deploy/Caddyfile", "utf8")
    .replace("www.mag-robotics.example {", `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {`)
    .replaceAll("127.0.0.1:3000", nodes[0])
    .replaceAll("127.0.0.1:3001", nodes[1]);
  await writeFile(join(folder, "Caddyfile"), example);
  const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], HOME: folder },
  });
  const output: string[] = [];
  for (const stream of [caddy.stdout, caddy.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  await untilListening(caddy, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Everything that it printed. */
    printed: () => output.join(""),
    async [Symbol.asyncDispose]() {
      caddy.kill("SIGTERM");
      await once(caddy, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
