/** The process of all sandboxes: what happens here can't slow the site. The site starts it and sends it requests. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setPriority } from "node:os";
import type { Duplex } from "node:stream";
import { serve } from "@hono/node-server";
import { openBroker } from "./broker.ts";
import { openSandboxes } from "./sandboxes.ts";

/** How often floors run on, ms. */
const runsEvery = 250;
/** From the order to end until it ends, ms: readers of events are told why. */
const lastWords = 300;

/* Where cores are few, the site comes first. */
setPriority(10);
const [silence = "", host = "127.0.0.1", mqttPort = "0"] = process.argv.slice(2);
const sandboxes = openSandboxes({
  silence: Number(silence),
  clock: () => Date.now(),
  random: randomBytes,
});
/* Without a port for MQTT a sandbox still answers by REST. */
const broker = await openBroker({ host, port: Number(mqttPort), ...sandboxes }).catch(
  (error: NodeJS.ErrnoException) => {
    process.send?.({ noBroker: error.code });
  },
);
if (broker) sandboxes.connect(broker);
setInterval(() => {
  sandboxes.run();
  process.send?.({ counts: sandboxes.counts() });
}, runsEvery);
const server = serve({ fetch: sandboxes.app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  process.send?.({ port }),
);
server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  if (broker) broker.upgrade(request, socket, head);
  else socket.destroy();
});
process.on("SIGTERM", () => {
  sandboxes.close();
  broker?.close();
  setTimeout(() => process.exit(), lastWords);
});
/* The site is gone, however it ended. */
process.on("disconnect", () => process.exit());
/* Ctrl+C in a terminal reaches every process: the site decides when this one ends. */
process.on("SIGINT", () => {});
