import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { untilListening } from "./until-listening.ts";

/**
 * Starts a real nginx that spreads requests over nodes, and keeps connections to them open, as the example in
 * `deploy/` does. A node that failed is left out for `failTimeout` seconds; nginx's own default is 10.
 */
export async function startProxy(ports: readonly number[], failTimeout: number) {
  const port = await freePort();
  const nodes = ports.map((node) => `server 127.0.0.1:${node} fail_timeout=${failTimeout}s;`).join(" ");
  const nginx = await startNginx(
    (folder) => `
      upstream site { ${nodes} keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        access_log ${folder}/access.log;
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
        }
      }`,
    port,
  );
  return { ...nginx, origin: `http://127.0.0.1:${port}` };
}

/** Starts nginx by the example of `deploy/` as it is, but for names, ports and certificates, which are each machine's own. */
export async function startExample(nodes: readonly string[]) {
  const [secure, plain] = [await freePort(), await freePort()];
  const servers = nodes.map((node) => `  server ${node};\n`).join("");
  const nginx = await startNginx(
    (folder) =>
      readFileSync("deploy/nginx.conf", "utf8")
        .replace("/var/lib/nginx/mag-robotics", join(folder, "cache"))
        .replaceAll("/var/log/nginx/", `${folder}/`)
        .replaceAll(/ {2}listen \[::\]:.*\n/g, "")
        .replace("listen 80;", `listen 127.0.0.1:${plain};`)
        .replace("listen 443 ssl http2;", `listen 127.0.0.1:${secure};`)
        .replaceAll(/ {2}ssl_.*\n/g, "")
        .replace(/ {2}server 127\.0\.0\.1:3000;\n {2}server 127\.0\.0\.1:3001;\n/, servers)
        .replace("127.0.0.1:3000", nodes[0] ?? ""),
    secure,
  );
  return { ...nginx, origin: `http://127.0.0.1:${secure}` };
}

/** If the master runs as root, its workers run as nobody, who may not read the folder. */
const asRoot = process.getuid?.() === 0 ? "user root;" : "";

/** Starts nginx with what `http` says, given its folder; resolves once something listens on the port. */
export async function startNginx(http: (folder: string) => string, port: number) {
  const folder = await mkdtemp(join(tmpdir(), "mag-nginx-"));
  const configuration = join(folder, "nginx.conf");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  await writeFile(
    configuration,
    `${asRoot} daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { ${paths} ${http(folder)} }`,
  );
  const server = spawn("nginx", ["-p", folder, "-c", configuration], { stdio: "ignore" });
  await untilListening(server, port);
  return {
    /** What went wrong so far, a line each. */
    errors: () => readFile(join(folder, "error.log"), "utf8"),
    async [Symbol.asyncDispose]() {
      server.kill("SIGQUIT");
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
