import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { goodFields } from "./enquiries.ts";
import { freePort } from "./free-port.ts";
import { startProxy } from "./nginx.ts";
import { type Site, startSite } from "./site.ts";

const clients = 8;
const paths = ["/", "/contact", "/blogs", "/search?q=charging"];

/**
 * Restarts two nodes behind a real nginx one after the other, again and again, while visitors read pages and send
 * enquiries through it.
 * @param env of both nodes: one database, one secret
 * @param failTimeout seconds for which nginx leaves out a node that failed; a node drains for two more
 * @param pause between two requests of one client, in ms
 */
export async function restartAgainAndAgain(
  rounds: number,
  env: Record<string, string>,
  failTimeout = 10 /* nginx's default */,
  pause = 10,
) {
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startSite({ ...env, PORT: `${port}`, DRAIN_SECONDS: `${failTimeout + 2}` });
  await using proxy = await startProxy(ports, failTimeout);
  const nodes = await Promise.all(ports.map(start));
  const visitors = openVisitors(proxy.origin, pause);

  let otherExits = 0;
  let longestStop = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [index, port] of ports.entries()) {
        const began = performance.now();
        const [code] = await restart(nodes[index]);
        longestStop = Math.max(longestStop, performance.now() - began);
        if (code !== 0) otherExits++;
        nodes[index] = await start(port);
      }
    }
  } finally {
    await visitors.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  }
  const errors = await proxy.errors();
  return { rounds, ...visitors.counts, otherExits, longestStop: Math.round(longestStop), errors };
}

async function restart(node: Site | undefined) {
  if (!node) throw new Error("There is no such node");
  node.signal("SIGTERM");
  return node.exited;
}

/** Half of the clients read, half write; each waits for its answer before its next request. */
function openVisitors(origin: string, pause: number) {
  const counts = { get: 0, post: 0, failed: 0, failures: [] as string[] };
  let running = true;
  const loops = Array.from({ length: clients }, (_, index) => (index % 2 ? read(index) : write(index)));
  return {
    counts,
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
  };

  async function read(client: number) {
    for (let count = client; running; count++) {
      counts.get++;
      await expectStatus(200, "GET", paths[count % paths.length] ?? "/");
    }
  }

  async function write(client: number) {
    for (let count = 0; running; count++) {
      counts.post++;
      const message = `Enquiry ${count} of ${client}`;
      const body = new URLSearchParams({ ...goodFields, message, "form-name": "home-contact" });
      await expectStatus(200, "POST", "/", `${body}`);
    }
  }

  async function expectStatus(expected: number, method: string, path: string, body?: string) {
    const status = await ask(origin + path, method, body).catch((error: NodeJS.ErrnoException) => error.code);
    if (status !== expected) {
      counts.failed++;
      counts.failures.push(`${new Date().toISOString()} ${method} ${path}: ${status}`);
    }
    await wait(pause);
  }
}

/** Over a connection of its own, as most visitors have; `fetch` would repeat some requests by itself. */
function ask(url: string, method: string, body = "") {
  return new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      Accept: "application/json",
      ...(body && {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
      }),
    };
    request(url, { method, headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
      response.on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}
