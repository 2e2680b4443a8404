import { expect, test } from "vitest";
import { kindOf } from "./request-metrics.ts";

test.each([
  ["POST", "/", "enquiry"],
  ["POST", "/?again", "enquiry"],
  ["GET", "/", "page"],
  ["GET", "/contact?email=a@b.example", "page"],
  ["GET", "/STAFF/enquiries/MR-1", "staff"],
  ["GET", "/search?q=fork", "search"],
  ["GET", "/assets/root-1a2b.css", "file"],
  ["GET", "/pdfs/products/MAG.pdf", "file"],
  ["GET", "/readyz", "health"],
  ["GET", "/constructor", "page"],
  ["GET", "/__proto__/x", "page"],
  ["GET", "*", "page"],
])("%s %s counts as %s", (method, url, kind) => {
  expect(kindOf({ method, url })).toBe(kind);
});
