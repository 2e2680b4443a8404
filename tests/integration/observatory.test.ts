import { afterAll, beforeAll, expect, test } from "vitest";
import { observatoryPoints, observatoryScore } from "#tests/support/observatory.ts";
import { type Site, startSite } from "#tests/support/site.ts";

/* docs/security.md lists what is counted, and the scanner's own result. */
let site: Site;

beforeAll(async () => {
  site = await startSite({ SITE_URL: "https://www.mag-robotics.example" });
});
afterAll(() => site.stop());

const paths = [
  "/",
  "/contact",
  "/products/mag-product?product=fork",
  "/search?q=fork",
  "/blogs",
  "/staff/sign-in",
];

test.each(paths)("%s has the headers of an A+, with 140 points", async (path) => {
  const { answer, html, preflight } = await ask(path);
  const given = observatoryPoints(answer, html, preflight);
  expect(given).toEqual({
    "Content-Security-Policy": 10,
    Cookies: 0,
    "Cross-Origin-Embedder-Policy": 0,
    "Cross-Origin-Opener-Policy": 10,
    "Cross-Origin-Resource-Policy": 10,
    "Cross-Origin Resource Sharing": 0,
    "Referrer-Policy": 5,
    "Strict-Transport-Security": 0,
    "Subresource Integrity": 0,
    "X-Content-Type-Options": 0,
    "X-Frame-Options": 5,
  });
  expect(observatoryScore(given)).toBe(140);
});

test("each header that is missing or loose costs points", async () => {
  const { answer, html, preflight } = await ask("/");
  const score = (name: string, value?: string) => {
    const headers = new Headers(answer.headers);
    headers.delete(name);
    if (value) headers.set(name, value);
    return observatoryScore(observatoryPoints(new Response(null, { headers }), html, preflight));
  };
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  expect(score("Content-Security-Policy", `${policy}; style-src 'unsafe-inline'`)).toBe(130);
  expect(score("Content-Security-Policy", policy.replace("script-src", "script-src https:"))).toBe(80);
  expect(score("Content-Security-Policy")).toBe(75);
  expect(score("Strict-Transport-Security")).toBe(80);
  expect(score("Strict-Transport-Security", "max-age=86400")).toBe(130);
  expect(score("X-Content-Type-Options")).toBe(135);
  expect(score("Referrer-Policy", "unsafe-url")).toBe(130);
  expect(score("Set-Cookie", "session=1; Path=/")).toBe(80);
});

async function ask(path: string) {
  const url = site.origin + path;
  const answer = await fetch(url);
  const preflight = await fetch(url, {
    method: "OPTIONS",
    headers: { "Access-Control-Request-Method": "GET", Origin: "https://elsewhere.example" },
  });
  return { answer, html: await answer.text(), preflight };
}
