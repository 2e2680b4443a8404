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

test("every layout tells some page's story", () => {
  expect(new Set(taskPages.map(({ layout }) => layout))).toEqual(new Set(taskLayouts));
});
