/**
 * A thousand clients that send a byte a second, half of them headers and half of them forms, and what others see.
 * npm run node -- benchmarks/slow-senders.ts [senders] [seconds]     needs a build; 40 s where nothing is said
 */
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { goodFields } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";
import { machine } from "./report.ts";

const senders = Number(process.argv[2] ?? 1000);
const seconds = Number(process.argv[3] ?? 40);
const headers = "GET /contact HTTP/1.1\r\nHost: site\r\nX-Slow: ";
const form =
  "POST / HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n";

console.info(machine());
const site = await startSite({ LOG_LEVEL: "warn" });
const port = Number(new URL(site.origin).port);
const end = performance.now() + 2000 + seconds * 1000;
const ends: number[] = [];
const sockets = Array.from({ length: senders }, (_, index) => send(index % 2 ? headers : form));
await wait(2000);

const pages: number[] = [];
const enquiries: number[] = [];
let failed = 0;
for (let count = 0; performance.now() < end; count++) {
  pages.push(await timed(() => fetch(`${site.origin}/contact`)));
  enquiries.push(
    await timed(() => {
      const body = new URLSearchParams({
        ...goodFields,
        message: `Enquiry ${count}`,
        "form-name": "contact",
      });
      return fetch(site.origin, { method: "POST", headers: { Accept: "application/json" }, body });
    }),
  );
  await wait(100);
}
for (const socket of sockets) socket.destroy();
await site.stop();

console.info(
  `${senders} slow senders; ${ends.length} were ended by the site, the last after ${(Math.max(0, ...ends) / 1000).toFixed(1)} s`,
);
console.info(`others: ${pages.length} pages, p50 ${at(pages, 0.5)} ms, p99 ${at(pages, 0.99)} ms`);
console.info(
  `others: ${enquiries.length} enquiries, p50 ${at(enquiries, 0.5)} ms, p99 ${at(enquiries, 0.99)} ms; ${failed} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;

function send(beginning: string): Socket {
  const began = performance.now();
  const socket = connect(port, "127.0.0.1", () => socket.write(beginning));
  const timer = setInterval(() => socket.write("a"), 1000);
  socket.on("error", () => {});
  socket.on("data", () => {});
  socket.on("close", () => {
    clearInterval(timer);
    if (performance.now() < end) ends.push(performance.now() - began);
  });
  return socket;
}

async function timed(ask: () => Promise<Response>) {
  const began = performance.now();
  const status = await ask().then(
    async (answer) => (await answer.arrayBuffer()) && answer.status,
    () => 0,
  );
  if (status !== 200) failed++;
  return performance.now() - began;
}

function at(times: number[], share: number) {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0);
}
