import { expect, test } from "vitest";
import { taskLayouts, taskParts } from "./task-page.ts";
import { taskPages } from "./task-pages.ts";

test.each(taskPages.map(({ path, order }) => [path, order] as const))(
  "%s has every part once",
  (_, order) => {
    expect(order.toSorted()).toEqual(taskParts.toSorted());
  },
);

test("eight pages have eight orders; a further one may share its own", () => {
  const orders = new Set(taskPages.map(({ order }) => order.join()));
  expect(orders.size).toBeGreaterThanOrEqual(Math.min(taskPages.length, 8));
});

test("eight pages have four layouts, and none has more than two pages", () => {
  for (const layout of taskLayouts)
    expect(taskPages.filter((page) => page.layout === layout).length, layout).toBeLessThanOrEqual(2);
  expect(new Set(taskPages.map(({ layout }) => layout)).size).toBe(taskLayouts.length);
});
