/**
 * The home page at 50 connections, beside nginx and a bare `node:http` server with the same bytes, in one run.
 * npm run node -- benchmarks/static-page.ts          needs Debian's nginx and wrk; about 60 s
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "#tests/support/site.ts";
import { machine, median } from "./report.ts";

const rounds = 5;
const nginxPort = 8953;

const site = await startSite();
const nginx = await startNginx(nginxPort);
const bare = await startBare();
const rates = { site: [] as number[], bare: [] as number[], nginx: [] as number[] };
for (let round = 0; round < rounds; round++) {
  rates.site.push(requestsPerSecond(`${site.origin}/`));
  rates.bare.push(requestsPerSecond(bare.origin));
  rates.nginx.push(requestsPerSecond(`http://127.0.0.1:${nginxPort}/`));
}
await Promise.all([site.stop(), bare.stop(), nginx.stop()]);

console.info(machine());
for (const [name, each] of Object.entries(rates)) {
  const middle = Math.round(median(each));
  console.info(`${name.padEnd(6)} ${middle} requests/s (median of ${rounds}: ${each.join(", ")})`);
}
const ratioTo = (other: "bare" | "nginx") => (median(rates.site) / median(rates[other])).toFixed(2);
console.info(`ratio to node:http ${ratioTo("bare")} (bar: 0.8), to nginx ${ratioTo("nginx")}`);

function requestsPerSecond(url: string) {
  const output = execFileSync("wrk", ["-t1", "-c50", "-d3s", "-H", "Accept-Encoding: gzip", url], {
    encoding: "utf8",
  });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (!rate || output.includes("Non-2xx")) throw new Error(`wrk saw failures at ${url}:\n${output}`);
  return Math.round(Number(rate));
}

/** A process that only sends the home page's compressed bytes with the headers of the site's own answer. */
async function startBare() {
  const answer = await fetch(site.origin, { headers: { "Accept-Encoding": "gzip" } });
  const headers = [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name));
  const program = `
    const body = require("node:fs").readFileSync("build/client/index.html.gz");
    const headers = ${JSON.stringify(headers.flat())};
    const server = require("node:http").createServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));`;
  const server = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  return { origin: `${String(line).trim()}/`, stop: () => server.kill() };
}

/** One worker, as the site is one process; the gzip copies that the build wrote are sent as they are. */
async function startNginx(port: number) {
  const folder = await mkdtemp(join(tmpdir(), "mag-nginx-"));
  const configuration = join(folder, "nginx.conf");
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http { types { text/html html; } sendfile on; keepalive_requests 1000000; gzip_static on;
       access_log ${folder}/access.log;
       server { listen 127.0.0.1:${port}; root ${resolve("build/client")}; index index.html; } }`,
  );
  const server = spawn("nginx", ["-p", folder, "-c", configuration], { stdio: "inherit" });
  await wait(500);
  return {
    stop: async () => {
      server.kill();
      await once(server, "exit");
      await rm(folder, { recursive: true });
    },
  };
}
