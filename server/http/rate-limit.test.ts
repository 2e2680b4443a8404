import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rateLimit } from "./rate-limit.ts";

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

test("0 means no limit", async () => {
  const passes = rateLimit(0);
  for (let count = 0; count < 100; count++) expect(await passes("192.0.2.1")).toEqual({ ok: true });
});
