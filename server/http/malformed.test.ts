import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerMalformed, refuseAmbiguous } from "./malformed.ts";

const end = "\r\n\r\n";

test.each([
  ["another protocol", "\u0016\u0003\u0001", "400 ", "no request by HTTP/1.1"],
  ["a method in small letters", `get / HTTP/1.1\r\nHost: site${end}`, "400 ", "no request by HTTP/1.1"],
  ["large headers", `GET / HTTP/1.1\r\nHost: site\r\nX: ${"a".repeat(20_000)}${end}`, "431 ", "too large"],
  ["two hosts", `GET / HTTP/1.1\r\nHost: site\r\nhOST: other${end}`, "400 ", "two hosts"],
  [
    "a body in chunks by HTTP/1.0",
    `POST / HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked${end}0${end}GET / HTTP/1.1\r\nHost: site${end}`,
    "400 ",
    "HTTP/1.0 has no",
  ],
  [
    "a packed body in chunks",
    `POST / HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: gzip, chunked${end}0${end}GET / HTTP/1.1\r\nHost: site${end}`,
    "400 ",
    "no Transfer-Encoding but chunked",
  ],
  ["a request that doesn't end", "GET / HTTP/1.1\r\nHost: site\r\nX: ", "408 ", "too long to arrive"],
])("%s is answered in words", async (_, bytes, status, words) => {
  const answer = await say(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
  expect(answer).toContain(words);
  expect(answer).not.toContain("Read.");
});

test.each([
  ["another protocol", "\u0016\u0003\u0001", "400 "],
  ["large headers", `GET / HTTP/1.1\r\nX: ${"a".repeat(20_000)}${end}`, "431 "],
  ["a request that doesn't end", "GET / HTTP/1.1\r\nHost: site\r\nX: ", "408 "],
])("%s is answered in words after an answered request", async (_, bytes, status) => {
  const answer = await say(`GET / HTTP/1.1\r\nHost: site${end}`, bytes);
  expect(answer).toMatch(new RegExp(`Read\\.HTTP/1\\.1 ${status}`));
});

test("what follows an answer that is under way is cut off", async () => {
  const answer = await say(`GET /begun HTTP/1.1\r\nHost: site${end}`, "\u0016\u0003\u0001");
  expect(answer).toContain("Begun");
  expect(answer).not.toContain("no request");
});

/** Sends a text, and others when the first is answered. @returns all that comes back */
async function say(first: string, ...later: string[]) {
  const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 50 };
  const server = createServer(
    timeouts,
    refuseAmbiguous(({ url }, response) =>
      url === "/begun" ? response.write("Begun") : response.end("Read."),
    ),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  answerMalformed(server);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
    for (const more of later.splice(0)) socket.write(more, "latin1");
  });
  socket.on("error", () => {});
  socket.write(first, "latin1");
  await once(socket, "close");
  return answer;
}
