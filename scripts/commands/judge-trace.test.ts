import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { judgeTrace } from "./judge-trace.ts";

const online = (headerId: number) =>
  JSON.stringify({
    ...{ headerId, timestamp: "2026-01-05T06:00:00.00Z", version: "2.1.0", manufacturer: "MAG" },
    ...{ serialNumber: "1", connectionState: "ONLINE" },
  });
const log = Buffer.from(Array.from({ length: 500 }, (_, id) => `${online(id)}\n`).join(""));

async function judged(bytes: Buffer, pieces: number) {
  let text = "";
  const size = Math.ceil(bytes.length / pieces);
  const all = Array.from({ length: pieces }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
  const write = async (piece: string) => {
    text += piece;
  };
  await judgeTrace(Readable.from(all), write, false);
  return JSON.parse(text) as { messages: number; unread: { line: number; why: string }[] };
}

test.each([1, 3, 2000])("a log packed by gzip is read as it is, in %i pieces", async (pieces) => {
  for (const bytes of [log, gzipSync(log)])
    expect(await judged(bytes, pieces)).toMatchObject({ messages: 500, unread: [] });
});

test("of a packed log that is cut off, what comes before is judged, and it says so", async () => {
  const { messages, unread } = await judged(gzipSync(log).subarray(0, 900), 2);
  expect(messages).toBeGreaterThan(50);
  expect(messages).toBeLessThan(500);
  expect(unread[0]).toMatchObject({ why: expect.stringContaining("breaks off") });
});

test("a log that is packed otherwise is refused in words", async () => {
  const zip = await judged(Buffer.from("PK\x03\x04 and so on"), 4);
  expect(zip).toMatchObject({
    messages: 0,
    unread: [{ line: 1, why: expect.stringMatching(/^is packed as zip/) }],
  });
  const capture = await judged(Buffer.from([0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0, 0, 0]), 2);
  expect(capture.unread).toEqual([{ line: 1, why: expect.stringContaining("tshark -r FILE") }]);
});
