import { expect, test } from "vitest";
import { faultsOf } from "./address-faults.ts";

test.each([
  ["an array", 'const quiet = ["/terms", "/privacy"];'],
  ["a map", 'new Map([\n  ["/podcasts", ["q"]],\n  ["/search", ["q"]],\n])'],
  ["a record", 'const kinds = {\n  "/costs": "Answer",\n  "/safety": "Answer",\n};'],
  ["a regular expression", "const own = /^\\/(terms|privacy)/;"],
  ["comparisons", 'path === "/costs" || path === "/safety" || path === "/service"'],
])("%s of addresses is a second list", (_, text) => {
  expect(faultsOf("server/pages/x.ts", text)).toEqual([
    expect.stringMatching(/^server\/pages\/x.ts lists addresses \(\/\w+, \/\w+/),
  ]);
});

test.each([
  ["an array", 'const mine = ["landing-page1", "landing-page3"];'],
  ["a record", 'const words = {\n  "home-contact": "Home",\n  "landing-page1": "Landing page",\n};'],
])("%s of forms is a second list", (_, text) => {
  expect(faultsOf("app/forms/x.ts", text)).toEqual([
    expect.stringMatching(/^app\/forms\/x.ts lists forms \([\w-]+, [\w-]+\)/),
  ]);
});

test.each(["const [parameters] = useSearchParams();", "new URL(request.url).searchParams.get('q')"])(
  "a page that reads its query by %s is named",
  (text) => {
    expect(faultsOf("app/routes/x/x.tsx", text)).toEqual([
      expect.stringContaining("name the parameter in `query` of addresses/pages.ts"),
    ]);
  },
);

test("links, one address and other texts are no list", () => {
  const text =
    '<PageLink to="/costs" /> href("/safety"); pageAt("/costs"); ["a", "/nowhere"]; path === "/costs"';
  expect(faultsOf("app/routes/x/x.tsx", text)).toEqual([]);
});
