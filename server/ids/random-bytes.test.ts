import { expect, test } from "vitest";
import { randomSource } from "./random-bytes.ts";

test("no byte is handed out twice, however many are asked for", () => {
  const random = randomSource();
  const drawn = [16, 10, 4096, 5000, 1, 0, ...Array.from({ length: 2000 }, () => 16)].map((size) => {
    const bytes = random(size);
    expect(bytes).toHaveLength(size);
    return bytes;
  });
  const ids = drawn.filter(({ length }) => length === 16).map((bytes) => bytes.toString("hex"));
  expect(new Set(ids).size).toBe(ids.length);
  const places = drawn.map(({ buffer, byteOffset, length }) => ({
    buffer,
    from: byteOffset,
    to: byteOffset + length,
  }));
  for (const [index, { buffer, from, to }] of places.entries())
    for (const later of places.slice(index + 1, index + 10))
      if (later.buffer === buffer) expect(later.from >= to || later.to <= from).toBe(true);
});

test("all values of a byte are about equally frequent", () => {
  const random = randomSource();
  const counts = new Array<number>(256).fill(0);
  for (let round = 0; round < 10_000; round++)
    for (const byte of random(16)) counts[byte] = (counts[byte] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(450);
  expect(Math.max(...counts)).toBeLessThan(800);
});
