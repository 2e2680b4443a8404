import { expect, test } from "vitest";
import { installFaultOf } from "./install-faults.mjs";

const wrote = (code: string, mark = "npm error") =>
  `${mark} code ${code}\n${mark} errno ${code}\n${mark} request to https://registry.example/zod failed, reason: it did; more\n`;

test.each([
  ["SELF_SIGNED_CERT_IN_CHAIN", true, /certificate can't be verified.*npm config set cafile/],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", true, /certificate can't be verified/],
  ["CERT_NOT_YET_VALID", true, /clock is wrong \(it says \d{4}-/],
  ["ENOTFOUND", false, /did not reach its registry.*proxy/],
  ["EACCES", true, /may not write/],
  ["EINTEGRITY", false, /could not install/],
])("%s gets words", (code, isFinal, words) => {
  expect(installFaultOf(wrote(code))).toEqual({
    reason: "request to https://registry.example/zod failed, reason: it did",
    remedy: expect.stringMatching(words),
    isFinal,
  });
});

test("npm 9 writes its errors in another way", () => {
  expect(installFaultOf(wrote("CERT_HAS_EXPIRED", "npm ERR!")).isFinal).toBe(true);
});
