import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["Asha@Rao.example", "asha@rao.example"],
  ["asha+site+2@rao.example", "asha@rao.example"],
  ["+x@rao.example", "+x@rao.example"],
  ["a.sha@rao.example", "a.sha@rao.example"],
])("%s leads to %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
