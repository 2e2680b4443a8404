import { expect, test } from "vitest";
import { isNarrowed } from "./find.ts";

test.each([
  ["/case-studies", false],
  ["/case-studies?industry=", false],
  ["/case-studies?utm_source=x", false],
  ["/case-studies?industry=distribution", true],
  ["/Case-Studies/?vehicle=fork", true],
  ["/podcasts?q=pallet", true],
  ["/planner", false],
  ["/planner?", false],
  ["/planner?plan=1.abc", true],
  ["/Planner/?weight=900", true],
  ["/planner?weight=", true],
  ["/planner.data?plan=1.abc&weight=900", true],
  ["/planner/files/plan.json?plan=1.abc", false],
  ["/case-studies.data?industry=distribution", true],
  ["/products/mag-product?product=fork", false],
  ["/blogs?page=2", false],
  ["/planner/method?plan=1.abc", false],
  ["/news?q=pallet", false],
])("%s is narrowed: %s", (path, expected) => {
  expect(isNarrowed(`http://localhost${path}`)).toBe(expected);
});
