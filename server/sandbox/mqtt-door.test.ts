import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:net";
import { expect, it } from "vitest";
import { openDoor } from "./mqtt-door.ts";

it("stays open where a connection can't be accepted", async () => {
  const servers: Server[] = [];
  subscribe("tracing:net.server.listen:asyncStart", (told) =>
    servers.push((told as { server: Server }).server),
  );
  const door = await openDoor({ host: "127.0.0.1", port: 0, take() {} });
  const [server] = servers;
  /* Each connection that can't be accepted is an error of the server. */
  const emit = () => server?.emit("error", Object.assign(new Error("accept ENOBUFS"), { code: "ENOBUFS" }));
  emit();
  expect(emit()).toBe(true);
  expect(door.refused()).toBe(2);
  door.close();
});
