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

test("eight pages use every layout; of fewer, no more than two on average look alike", () => {
  const used = new Set(taskPages.map(({ layout }) => layout));
  expect(used.size).toBeGreaterThanOrEqual(Math.min(taskLayouts.length, Math.floor(taskPages.length / 2)));
});
