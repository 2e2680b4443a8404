import { expect, it } from "vitest";
import { fingerprint, vehicleSources } from "./fingerprint.ts";

it("is that of modules; a file that is missing and a folder without any are refused", () => {
  expect(fingerprint(vehicleSources)).toMatch(/^[0-9a-f]{64}$/);
  for (const source of ["content/moved-away", "content/moved-away.ts", "public/blog"])
    expect(() => fingerprint([source])).toThrow(source);
});
