import { expect, test } from "vitest";
import { networkNames } from "./network-names.ts";

test("a network has one name a day, on every node, which tells neither its address nor that of another day", () => {
  let now = new Date("2026-11-25T23:59:59Z");
  const [name, other] = ["a secret", "a secret"].map((secret) => networkNames(secret, () => now));
  const first = name?.("192.0.2.1");
  expect(first).toMatch(/^[\w-]{12}$/);
  expect(other?.("192.0.2.1")).toBe(first);
  expect(name?.("192.0.2.2")).not.toBe(first);
  expect(name?.("2001:db8::1")).toBe(name?.("2001:db8::2"));
  expect(networkNames("another secret", () => now)("192.0.2.1")).not.toBe(first);
  now = new Date("2026-11-26T00:00:00Z");
  expect(name?.("192.0.2.1")).not.toBe(first);
});
