/**
 * How long /healthz takes, each on a new connection, while the sandboxes' MQTT has more to do than it takes: 5,000
 * messages a second within the bounds, 2,000 connections (half with a wrong key), payloads of 10 MB, floods, and
 * messages on another's topic, all sent by a process of its own. What is beyond the bounds is refused or ended.
 * npm run node -- benchmarks/sandbox-crowd.ts [mosquitto]          needs a build, and Debian's mosquitto; about 35 s
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { generate, type Packet, parser } from "mqtt-packet";
import { startMosquitto } from "#tests/support/mosquitto.ts";
import { newConnection } from "#tests/support/new-connection.ts";
import { startSite } from "#tests/support/site.ts";
import { machine } from "./report.ts";

const bar = 300; /* ms, 99th percentile of /healthz */
const duration = 20_000; /* ms */
const floors = 5;
/** Clients of each floor, which leave room for two, and messages of each client a second: 5,000 together. */
const [writers, each] = [18, 64];
const connections = 2000;

type Floor = { id: string; key: string; page: string; port: number };

const [first, given] = process.argv.slice(2);
if (first === "--crowd") await crowd(JSON.parse(given ?? ""));
else await measure(first === "mosquitto");

async function measure(isShared: boolean) {
  console.info(machine());
  await using mosquitto = isShared ? await startMosquitto() : undefined;
  const site = await startSite({ LOG_LEVEL: "warn", ...(mosquitto && { MQTT_URL: mosquitto.url }) });
  const opened: Floor[] = [];
  while (opened.length < floors) {
    const answer = await fetch(`${site.origin}/sandbox`, { method: "POST" });
    const made = await answer.json();
    if (answer.status === 201) opened.push({ ...made, port: Number(new URL(made.mqtt.url).port) });
    else await wait(500);
  }
  const child = spawn(process.execPath, [import.meta.filename, "--crowd", JSON.stringify(opened)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const told: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => told.push(line));
  await once(child.stdout, "data");
  const health: number[] = [];
  const reports = new Map<number, number>();
  let failed = 0;
  let isOver = false;
  void once(child, "exit").then(() => {
    isOver = true;
  });
  for (let count = 0; !isOver; count++) {
    const { status, time } = await newConnection(`${site.origin}/healthz`);
    health.push(time);
    if (status !== 200) failed++;
    if (count % 20 === 0) {
      const status = await reportOf(opened[0]);
      reports.set(status, (reports.get(status) ?? 0) + 1);
    }
    await wait(20);
  }
  await wait(2000);
  const after = await reportOf(opened[0]);
  await site.stop();
  for (const line of told.slice(1)) console.info(line);
  const sorted = health.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  console.info(
    `/healthz: ${health.length} asked, ${failed} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (bar ${bar}), longest ${at(1 - 1 / sorted.length)} ms`,
  );
  console.info(
    `a sandbox's report meanwhile, by status: ${JSON.stringify([...reports])}; afterwards ${after}`,
  );
  process.exitCode = failed === 0 && at(0.99) < bar && after === 200 ? 0 : 1;
}

async function reportOf(floor: Floor | undefined) {
  const headers = { Authorization: `Bearer ${floor?.key}` };
  return (await newConnection(`${floor?.page}/report`, { headers })).status;
}

/** The crowd itself; what became of it is printed at its end. */
async function crowd(opened: readonly Floor[]) {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const [own, other] = opened;
  if (!own || !other) throw new Error("No floors");
  const held: Socket[] = [];
  let sent = 0;
  const steady = await Promise.all(
    opened.flatMap((floor) =>
      Array.from({ length: writers }, (_, at) => enter(floor, floor.key, `writer ${at}`)),
    ),
  );
  console.info("begun");
  const end = performance.now() + duration;
  const pace = setInterval(() => {
    for (const [at, socket] of steady.entries())
      if (!socket.destroyed) {
        sent++;
        const { id } = opened[Math.floor(at / writers)] ?? own;
        socket.write(published(`${id}/v2/Load/${at % 8}/state`, stateOf(at % 8, sent)));
      }
  }, 1000 / each);
  let round = 0;
  const hostile = setInterval(() => {
    round++;
    void expectEnd("10 MB", (socket) =>
      socket.write(published(`${own.id}/v2/Load/1/state`, "x".repeat(10_000_000))),
    );
    void expectEnd("another's topic", (socket) =>
      socket.write(published(`${other.id}/v2/Load/1/state`, "{}")),
    );
    void expectEnd("a flood of 500", (socket) => {
      for (let at = 0; at < 500; at++) socket.write(published(`${own.id}/v2/Load/1/state`, "{}"));
    });
  }, 400);
  for (let at = 0; at < connections; at++) {
    void enter(own, at % 2 ? own.key : "not the key", `more ${at}`).then((socket) => held.push(socket));
    if (at % 20 === 0) await wait(50);
  }
  await wait(Math.max(0, end - performance.now()));
  clearInterval(pace);
  clearInterval(hostile);
  const left = steady.filter(({ destroyed }) => !destroyed).length;
  for (const socket of [...steady, ...held]) socket.destroy();
  console.info(
    `${Math.round(sent / (duration / 1000))} messages a second by ${steady.length} clients, of which ${left} were let stay`,
  );
  for (const [what, times] of [...counts].toSorted()) console.info(`${what}: ${times}`);
  /* Connections that the broker has not yet answered would keep this process running. */
  process.exit();

  /** A connection that has said who it is, and was answered or ended. */
  function enter(floor: Floor, key: string, name: string): Promise<Socket> {
    const kind = name.replace(/ .*/, key === floor.key ? "" : " with a wrong key");
    return new Promise((resolve) => {
      const socket = connect(floor.port, "127.0.0.1");
      const read = parser();
      let isAnswered = false;
      const done = (what: string) => {
        if (!isAnswered) count(`${kind}: ${what}`);
        isAnswered = true;
        resolve(socket);
      };
      read.once("packet", (packet: Packet) =>
        done(packet.cmd === "connack" ? `CONNACK ${packet.returnCode}` : packet.cmd),
      );
      socket.on("data", (data: Buffer) => read.parse(data)).on("error", () => {});
      socket.once("close", () => done("ended"));
      socket.write(
        generate({
          ...{ cmd: "connect", protocolId: "MQTT", protocolVersion: 4, clean: true, keepalive: 60 },
          ...{ clientId: `${name} ${process.pid}`, username: floor.id, password: Buffer.from(key) },
        }),
      );
    });
  }

  async function expectEnd(what: string, act: (socket: Socket) => void) {
    const at = opened[2 + ((round + what.length) % 3)];
    if (!at) return;
    const socket = await enter(at, at.key, "hostile");
    if (socket.destroyed || socket.readableEnded) return count(`${what}: no room`);
    act(socket);
    const ended = new Promise<string>((resolve) => socket.once("close", () => resolve("ended")));
    const answer = await Promise.race([ended, wait(5000).then(() => "NOT ENDED within 5 s")]);
    count(`${what}: ${answer}`);
    socket.destroy();
  }
}

function published(topic: string, payload: string) {
  return generate({ cmd: "publish", topic, payload, qos: 0, dup: false, retain: false });
}

function stateOf(serial: number, headerId: number) {
  return JSON.stringify({
    ...{ headerId, timestamp: new Date().toISOString(), version: "2.1.0" },
    ...{ manufacturer: "Load", serialNumber: `${serial}` },
    ...{
      orderId: "",
      orderUpdateId: 0,
      lastNodeId: "",
      lastNodeSequenceId: 0,
      nodeStates: [],
      edgeStates: [],
    },
    ...{ driving: false, actionStates: [], errors: [], operatingMode: "AUTOMATIC" },
    batteryState: { batteryCharge: 80, charging: false },
    safetyState: { eStop: "NONE", fieldViolation: false },
  });
}
