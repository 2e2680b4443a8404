import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./sealed-text.ts";

test("what is sealed is read by its secret alone, and not once any of its bytes has changed", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", ["new", "old"], randomBytes);
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(unseal(sealed, ["newer", "new"])).toBe("JBSWY3DPEHPK3PXP");
  expect(unseal(sealed, ["old"])).toBeUndefined();
  const bytes = Buffer.from(sealed, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(changed.toString("base64url"), ["new"]), `byte ${at}`).toBeUndefined();
  }
});
