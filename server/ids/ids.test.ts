import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newReference, uuidv7 } from "./ids.ts";

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
