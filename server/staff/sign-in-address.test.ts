import { expect, test } from "vitest";
import { addressAfterSignIn, signInAddress } from "./sign-in-address.ts";

test.each([
  ["/staff?search=a%20b", "/staff?search=a%20b"],
  ["/€", "/%E2%82%AC"],
  ["/\u{D800}x", "/%EF%BF%BDx"],
  ["/a\u0001b", "/a%01b"],
])("leads to the address %j, written in ASCII", (next, address) => {
  expect(addressAfterSignIn(next)).toBe(address);
});

test.each([
  "",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/staff/sign-in",
  `/${"a".repeat(2000)}`,
])("leads to the desk instead of %j", (next) => {
  expect(addressAfterSignIn(next)).toBe("/staff");
});

test("leads back to an address of ordinary length only", () => {
  expect(signInAddress("/staff/account")).toBe("/staff/sign-in?next=%2Fstaff%2Faccount");
  expect(signInAddress(`/staff/${"a/".repeat(1000)}`)).toBe("/staff/sign-in");
});
