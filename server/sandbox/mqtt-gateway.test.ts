import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { generate } from "mqtt-packet";
import { expect, it } from "vitest";
import { openGateway } from "./mqtt-gateway.ts";

const listening = async (server: ReturnType<typeof createServer>) => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/** What is read as a packet and can't be written as one: lists of nothing, and properties without a value. */
it.each([
  ["no subscription to end", 4, "a2020006"],
  ["no subscription", 4, "82020006"],
  ["an answer that is a broker's", 4, "90020006"],
  ["a property without a value", 5, "400f0007100b1f00017426ff01740001f8"],
] as const)("A client that sends %s ends its own connection alone", async (_, protocolVersion, bytes) => {
  const greeting = protocolVersion === 5 ? [0x20, 3, 0, 0, 0] : [0x20, 2, 0, 0];
  const broker = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.write(Buffer.from(greeting)));
  });
  const at = { protocol: "mqtt", host: "127.0.0.1", port: await listening(broker) } as const;
  const gateway = openGateway({ at, random: randomBytes, isKey: async () => true });
  const door = createServer((socket) => gateway.take(socket));
  const port = await listening(door);
  const hello = generate(
    {
      ...{ cmd: "connect", protocolId: "MQTT", protocolVersion, clean: true, keepalive: 0 },
      ...{ clientId: "one", username: "abc", password: Buffer.from("key") },
    },
    { protocolVersion },
  );
  const client = connect(port, "127.0.0.1");
  client.write(hello);
  await once(client, "data");
  client.write(Buffer.from(bytes, "hex"));
  client.resume();
  await once(client, "close");
  const other = connect(port, "127.0.0.1");
  other.write(hello);
  expect((await once(other, "data"))[0]).toMatchObject({ 0: 0x20 });
  other.destroy();
  door.close();
  broker.close();
});
