import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between a client and a local port, and can go silent: connections stay open, and nothing comes through. */
export async function startBlackHole(port: number) {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => {
        if (!isSilent) to.write(chunk);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      isSilent = true;
    },
    /** New connections come through again; what was swallowed is lost, and so are the connections that it belonged to. */
    restore: () => {
      isSilent = false;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
