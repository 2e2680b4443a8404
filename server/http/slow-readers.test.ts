import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { endSlowReaders } from "./slow-readers.ts";

const chunk = Buffer.alloc(2 ** 16);

test("whoever takes an answer too slowly is cut off; whoever waits for one, or takes it, is not", async () => {
  const chunks = () => Readable.from(Array.from({ length: 200 }, () => chunk));
  const cut: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    response.on("close", () => response.writableFinished || cut.push(url));
    if (url === "/later") response.write("Wait.");
    else chunks().pipe(response);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  endSlowReaders(server, { every: 100, least: 2 ** 18 });

  await ask("/later");
  const reading = await ask("/film");
  reading.resume();
  const slow = await ask("/film?slowly");
  /* A byte now and then, so that the connection is never silent. */
  const sip = setInterval(() => slow.read(1), 20);
  onTestFinished(() => clearInterval(sip));
  await expect.poll(() => cut, { timeout: 20_000 }).toEqual(["/film?slowly"]);
  await expect.poll(() => reading.bytesRead).toBeGreaterThan(200 * chunk.length);
  expect(cut).toEqual(["/film?slowly"]);

  async function ask(path: string) {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
    await once(socket, "readable");
    return socket;
  }
});
