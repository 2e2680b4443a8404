import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint, newReference, uuidv7 } from "./identity.ts";

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

test("ids sort by the time they were made", () => {
  const time = fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(time, time, (one, other) => {
      fc.pre(one < other);
      expect(uuidv7(one, randomBytes) < uuidv7(other, randomBytes)).toBe(true);
    }),
  );
});

test("a reference has no letter that could be taken for another", () => {
  for (let count = 0; count < 1000; count++)
    expect(newReference(randomBytes)).toMatch(/^MR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});
