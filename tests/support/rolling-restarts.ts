import { type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Busy } from "#server/http/admission.ts";
import { goodFields } from "./enquiries.ts";
import { freePort } from "./free-port.ts";
import { startProxy } from "./nginx.ts";
import { type Site, startSite } from "./site.ts";

const clients = 8;
const paths = ["/", "/contact", "/blogs", "/search?q=charging"];

/** What a node answers that has too many pages to render. Clients are one network here, whose pages are rendered in turn. */
const retryAfter = `${new Busy().retryAfter}`;
const isBusy = ({ status, headers }: Answer) => status === 503 && headers["retry-after"] === retryAfter;
/** How often a busy node is asked again. */
const maxTries = 20;

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
    const status = await answered(origin + path, method, body).catch(
      ({ code }: NodeJS.ErrnoException) => code,
    );
    if (status !== expected) {
      counts.failed++;
      counts.failures.push(`${new Date().toISOString()} ${method} ${path}: ${status}`);
    }
    await wait(pause);
  }
}

/** The status of an answer. Whoever reads a page comes again where a node says that it is busy; whoever sends, never. */
async function answered(url: string, method: string, body?: string) {
  for (let tries = 1; ; tries++) {
    const answer = await ask(url, method, body);
    if (method !== "GET" || !isBusy(answer) || tries === maxTries) return answer.status;
    await wait(500);
  }
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders };

/** Over a connection of its own, as most visitors have; `fetch` would repeat some requests by itself. */
function ask(url: string, method: string, body = "") {
  return new Promise<Answer>((resolve, reject) => {
    const headers = {
      Accept: "application/json",
      ...(body && {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
      }),
    };
    request(url, { method, headers, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().on("end", () => resolve({ status, headers }));
      response.on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}
