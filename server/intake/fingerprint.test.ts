import fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const fields = fc.dictionary(fc.string(), fc.string());

test("the same content has the same fingerprint, whatever the order of its fields", () => {
  fc.assert(
    fc.property(fields, (sent) => {
      const reversed = Object.fromEntries(Object.entries(sent).reverse());
      expect(fingerprint("contact", "new", reversed)).toBe(fingerprint("contact", "new", sent));
    }),
  );
});

test("other content has another fingerprint, however its parts are cut", () => {
  fc.assert(
    fc.property(fields, fields, (one, other) => {
      fc.pre(JSON.stringify(Object.entries(one).sort()) !== JSON.stringify(Object.entries(other).sort()));
      expect(fingerprint("contact", "new", one)).not.toBe(fingerprint("contact", "new", other));
    }),
  );
});
