import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { refusePipelines } from "./pipelined.ts";

let made = 0;
let underWay = 0;
let maxUnderWay = 0;
class Counted extends IncomingMessage {
  constructor(...parameters: ConstructorParameters<typeof IncomingMessage>) {
    super(...parameters);
    made++;
  }
}
const server = createServer(
  { IncomingMessage: Counted },
  refusePipelines((_, response) => {
    maxUnderWay = Math.max(maxUnderWay, ++underWay);
    response.once("close", () => underWay--);
    setImmediate(() => response.end("well"));
  }),
).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

test.for([
  [1, 1],
  [17, 17],
  [1000, 0],
  [10, 10],
] as const)("of %i requests sent at once, %i are answered", async ([count, answered]) => {
  made = 0;
  const text = await send(count);
  expect(text.match(/well/g) ?? []).toHaveLength(answered);
  /* Node doesn't read those beyond the bound. */
  expect(made).toBeLessThan(20);
  expect(maxUnderWay).toBe(1);
});

async function send(count: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  let text = "";
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  const request = (more = "") => `GET / HTTP/1.1\r\nHost: site\r\n${more}\r\n`;
  socket.write(request().repeat(count - 1) + request("Connection: close\r\n"));
  await once(socket, "close");
  return text;
}
