/** The process of all sandboxes: what happens here can't slow the site. The site starts it and sends it requests. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setPriority } from "node:os";
import type { Duplex } from "node:stream";
import { serve } from "@hono/node-server";
import { describeError } from "../log/describe-error.ts";
import { tellParent } from "../threads/tell-parent.ts";
import { openBroker } from "./broker.ts";
import { openExternalBroker } from "./external-broker.ts";
import { isThere, peerHeader, toPeers } from "./peers.ts";
import { Sandbox } from "./sandbox.ts";
import { sandboxFloor } from "./sandbox-floor.ts";
import { openSandboxes } from "./sandboxes.ts";

/** How often floors run on, ms. */
const runsEvery = 250;
/** From the order to end until it ends, ms: readers of events are told why. */
const lastWords = 300;

/* Where cores are few, the site comes first. */
setPriority(5);
const [silence = "", host = "127.0.0.1", mqttPort = "0", ownHost = "127.0.0.1", ownPort = "0"] =
  process.argv.slice(2);
/* In no argument, because every user of a machine may read those. */
const brokerUrl = process.env["MQTT_URL"];
const token = randomBytes(24).toString("base64url");
const random = (bytes: number) => randomBytes(bytes);
const sandboxes = openSandboxes({
  silence: Number(silence),
  clock: () => Date.now(),
  random,
  failed: (error) => tellParent({ failed: describeError(error) }),
});

let find: Parameters<typeof toPeers>[0] = () => undefined;
const answer = toPeers((id) => find(id), sandboxes.app.fetch);
const server = serve(
  {
    hostname: ownHost,
    port: Number(ownPort),
    fetch: (request) =>
      request.headers.get(peerHeader) === token
        ? answer(request)
        : new Response("Only the site asks here.\n", { status: 403 }),
  },
  ({ address, family, port }) => {
    /* A connection that can't be accepted ends nothing. */
    server.on("error", () => {});
    void begin(`http://${family === "IPv6" ? `[${address}]` : address}:${port}`).then(() =>
      tellParent({ port, token }),
    );
  },
);
let broker: Awaited<ReturnType<typeof openBroker | typeof openExternalBroker>> | undefined;

async function begin(at: string) {
  /* The first floor takes longer than the next ones: nobody who has a deadline waits for that. */
  Sandbox.open(sandboxFloor(), Date.now());
  const settings = { host, port: Number(mqttPort), random, heard: sandboxes.heard };
  try {
    if (brokerUrl) {
      const external = await openExternalBroker({
        ...{ ...settings, url: brokerUrl, self: { at, token }, isThere },
        told: (isUp, code) => tellParent({ broker: { isUp, code } }),
      });
      find = (id) => (external.isLost(id) ? "lost" : external.peerOf(id));
      broker = external;
    } else broker = await openBroker({ ...settings, isKey: sandboxes.isKey });
    sandboxes.connect(broker);
  } catch (error) {
    /* Without a port for MQTT a sandbox still answers by REST. */
    tellParent({ noBroker: (error as NodeJS.ErrnoException).code });
  }
}

setInterval(() => {
  sandboxes.run();
  tellParent({ counts: sandboxes.counts() });
}, runsEvery);
server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  if (broker && request.headers[peerHeader.toLowerCase()] === token) broker.upgrade(request, socket, head);
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
