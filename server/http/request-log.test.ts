import { expect, test } from "vitest";
import { withoutSecret } from "./request-log.ts";

test.each([
  ["/enquiry/track/MR-1-abc", "/enquiry/track/…"],
  ["/Enquiry/Track/MR-1-abc", "/enquiry/track/…"],
  ["/enquiry/%74rack/MR-1-abc", "/enquiry/track/…"],
  ["/enquiry%2Ftrack%2FMR-1-abc", "/enquiry/track/…"],
  ["/enquiry/%2574rack/MR-1-abc", "/enquiry/track/…"],
  ["//enquiry//track//MR-1-abc", "/enquiry/track/…"],
  ["/enquiry/track/MR-1-abc.data", "/enquiry/track/…"],
  ["/STAFF/Welcome/token", "/staff/welcome/…"],
  ["/sandbox/1639ffd389/api/v1/orders/WMS-1", "/sandbox/…"],
])("%s is logged as %s", (path, logged) => {
  expect(withoutSecret(path)).toBe(logged);
});

test.each(["/", "/enquiry/track", "/sandbox", "/products/Mag", "/%E0%A4%A", "/a%20b"])(
  "%s is logged as it is",
  (path) => {
    expect(withoutSecret(path)).toBe(path);
  },
);
