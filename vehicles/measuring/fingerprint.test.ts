import { expect, it } from "vitest";
import { fingerprint, vehicleSources } from "./fingerprint.ts";

it("is that of files; a pattern that matches none is refused", async () => {
  expect(fingerprint(vehicleSources)).toMatch(/^[0-9a-f]{64}$/);
  for (const source of ["content/moved-away", "content/moved-away.ts", "public/fonts"])
    expect(() => fingerprint([source])).toThrow(source);
});
