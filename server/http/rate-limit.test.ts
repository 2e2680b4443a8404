import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rateLimit, takesTurnsAs } from "./rate-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("requests within the limit pass, the next one is told how long to wait", async () => {
  const passes = rateLimit(2);
  expect(await passes("192.0.2.1")).toEqual({ ok: true });
  vi.advanceTimersByTime(20_000);
  expect(await passes("192.0.2.1")).toEqual({ ok: true });
  expect(await passes("192.0.2.1")).toEqual({ ok: false, retryAfter: 40 });
  expect(await passes("192.0.2.2")).toEqual({ ok: true });
  vi.advanceTimersByTime(40_000);
  expect(await passes("192.0.2.1")).toEqual({ ok: true });
});

test("the addresses of one IPv6 network count together, those of another do not", async () => {
  const passes = rateLimit(1);
  expect(await passes("2001:db8:0:1::1")).toEqual({ ok: true });
  expect(await passes("2001:db8:0:1:ffff::2")).toMatchObject({ ok: false });
  expect(await passes("2001:0db8::1:a:b:c:d")).toMatchObject({ ok: false });
  expect(await passes("2001:db8:0:2::1")).toEqual({ ok: true });
  expect(await passes("::1")).toEqual({ ok: true });
  expect(await passes("::")).toMatchObject({ ok: false });
});

test("the networks of one IPv6 customer together may ask for eight times as much as one of them", async () => {
  const passes = rateLimit(2);
  const asked = [];
  for (let network = 0; network < 20; network++) asked.push(await passes(`2001:db8:0:${network}::1`));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(16);
  expect(await passes("2001:db8:1::1")).toEqual({ ok: true });
  for (let host = 0; host < 20; host++) expect(await passes(`192.0.2.${host}`)).toEqual({ ok: true });
});

test("the networks of one IPv6 customer have one turn, where clients take turns", () => {
  expect(takesTurnsAs("2001:db8:0:1::1")).toBe(takesTurnsAs("2001:db8:0:ffff::9"));
  expect(takesTurnsAs("2001:db8:0:1::1")).not.toBe(takesTurnsAs("2001:db8:1:1::1"));
  expect(takesTurnsAs("192.0.2.1")).not.toBe(takesTurnsAs("192.0.2.2"));
});

test("0 means no limit", async () => {
  const passes = rateLimit(0);
  for (let count = 0; count < 100; count++) expect(await passes("192.0.2.1")).toEqual({ ok: true });
});
