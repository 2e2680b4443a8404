import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstIdAt, newReference, uuidv7 } from "./ids.ts";

test("ids sort by the time they were made", () => {
  const time = fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(time, time, (one, other) => {
      fc.pre(one < other);
      expect(uuidv7(one, randomBytes) < uuidv7(other, randomBytes)).toBe(true);
    }),
  );
});

test("the first id of a day before 1970 is that of 1970, and a UUID", () => {
  expect(firstIdAt(new Date("0000-01-01"))).toBe("00000000-0000-7000-8000-000000000000");
  expect(firstIdAt(new Date("9999-12-31T24:00:00Z"))).toMatch(/^[\da-f]{8}-[\da-f]{4}-7000-8000-0{12}$/);
});

test("a reference has no letter that could be taken for another", () => {
  for (let count = 0; count < 1000; count++)
    expect(newReference(randomBytes)).toMatch(/^MR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});
