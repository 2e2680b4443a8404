import type { Server } from "node:http";
import type { Socket } from "node:net";

/** A kept file is one write of up to 512 KB, whose parts can't be seen: it has to be through between two looks. */
const usual = { every: 300_000 /* ms */, least: 300_000 /* bytes */ };

/**
 * Ends connections whose readers take less than some 1 kB a second: they would hold what waits for them for as long as
 * they like. Whoever reads nothing at all is ended sooner, by the server's timeout.
 */
export function endSlowReaders(server: Server, { every, least } = usual) {
  /** What each connection had taken when it was looked at last; undefined if nothing waited for it. */
  const taken = new Map<Socket, number | undefined>();
  server.on("connection", (socket) => {
    taken.set(socket, undefined);
    socket.once("close", () => taken.delete(socket));
  });
  setInterval(() => {
    for (const [socket, before] of taken) {
      const isWaitedFor = socket.writableLength > 0;
      const now = socket.bytesWritten - socket.writableLength;
      if (isWaitedFor && before !== undefined && now - before < least) socket.destroy();
      else taken.set(socket, isWaitedFor ? now : undefined);
    }
  }, every).unref();
}
