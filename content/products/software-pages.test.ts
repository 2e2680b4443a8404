import { expect, test } from "vitest";
import { softwareParts } from "./software-page.ts";
import { softwarePages } from "./software-pages.ts";

test.each(softwarePages.map(({ path, order }) => [path, order] as const))(
  "%s has every part once",
  (_, order) => {
    expect(order.toSorted()).toEqual(softwareParts.toSorted());
  },
);

test("each page tells its story in an order of its own", () => {
  expect(new Set(softwarePages.map(({ order }) => order.join())).size).toBe(softwarePages.length);
});
