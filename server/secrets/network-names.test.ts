import { expect, test } from "vitest";
import { customerIn, networkNames } from "./network-names.ts";

test("a network has one name a day, on every node, which tells neither its address nor that of another day", () => {
  let now = new Date("2026-11-25T23:59:59Z");
  const [name, other] = ["a secret", "a secret"].map((secret) => networkNames(secret, () => now));
  const first = name?.("192.0.2.1");
  expect(first).toMatch(/^[\w-]{12}$/);
  expect(other?.("192.0.2.1")).toBe(first);
  expect(name?.("192.0.2.2")).not.toBe(first);
  expect(name?.("2001:db8::1")).toBe(name?.("2001:db8::2"));
  const [one, other64, other48] = ["2001:db8::1", "2001:db8:0:1::1", "2001:db8:1::1"].map((each) =>
    name?.(each),
  );
  expect(one).not.toBe(other64);
  expect(customerIn(one ?? "")).toBe(customerIn(other64 ?? ""));
  expect(customerIn(one ?? "")).not.toBe(customerIn(other48 ?? ""));
  expect(customerIn(first ?? "")).toBeUndefined();
  expect(networkNames("another secret", () => now)("192.0.2.1")).not.toBe(first);
  now = new Date("2026-11-26T00:00:00Z");
  expect(name?.("192.0.2.1")).not.toBe(first);
});
