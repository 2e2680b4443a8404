/**
 * The home page at 50 connections, beside nginx with the same file, in one run.
 * node benchmarks/static-page.ts          needs Debian's nginx and wrk; about 40 s
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
const rates = { site: [] as number[], nginx: [] as number[] };
for (let round = 0; round < rounds; round++) {
  rates.site.push(requestsPerSecond(`${site.origin}/`));
  rates.nginx.push(requestsPerSecond(`http://127.0.0.1:${nginxPort}/`));
}
await Promise.all([site.stop(), nginx.stop()]);

console.info(machine());
console.info(
  `site   ${Math.round(median(rates.site))} requests/s (median of ${rounds}: ${rates.site.join(", ")})`,
);
console.info(
  `nginx  ${Math.round(median(rates.nginx))} requests/s (median of ${rounds}: ${rates.nginx.join(", ")})`,
);
console.info(`ratio  ${(median(rates.site) / median(rates.nginx)).toFixed(2)} (bar: 0.25)`);

function requestsPerSecond(url: string) {
  const output = execFileSync("wrk", ["-t1", "-c50", "-d3s", "-H", "Accept-Encoding: gzip", url], {
    encoding: "utf8",
  });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (!rate || output.includes("Non-2xx")) throw new Error(`wrk saw failures at ${url}:\n${output}`);
  return Math.round(Number(rate));
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
