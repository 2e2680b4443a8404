import { expect, it } from "vitest";
import { fingerprint, vehicleSources } from "./fingerprint.ts";

it("is that of files; a pattern that matches none is refused", async () => {
  expect(await fingerprint(vehicleSources)).toMatch(/^[0-9a-f]{64}$/);
  await expect(fingerprint(["content/moved-away/*.ts"])).rejects.toThrow("content/moved-away/*.ts");
});
