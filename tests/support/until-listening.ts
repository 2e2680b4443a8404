import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Resolves once a program that was started listens on a port of 127.0.0.1. */
export async function untilListening(program: ChildProcess, port: number) {
  const [name] = program.spawnargs;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (program.exitCode !== null) throw new Error(`${name} ended with ${program.exitCode}`);
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await wait(50);
  }
  throw new Error(`${name} does not answer`);
}
