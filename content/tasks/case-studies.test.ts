import { expect, test } from "vitest";
import { caseStudies, caseStudyDetail } from "./case-studies.ts";
import { caseStudyParts } from "./case-study.ts";

const studies = caseStudies.map(({ id }) => [id, caseStudyDetail(id)] as const);

test.each(studies)("%s has every part once, and its facts above its story", (_, { order }) => {
  expect(order.toSorted()).toEqual(caseStudyParts.toSorted());
  /* The green line enters the story where the facts lead it. */
  expect(order.indexOf("story")).toBe(order.indexOf("facts") + 1);
});

test("six case studies have six scales of picture; a further one may share its own", () => {
  const scales = new Set(studies.map(([, { scale }]) => JSON.stringify(scale)));
  expect(scales.size).toBeGreaterThanOrEqual(Math.min(studies.length, 6));
});

test("six case studies have six orders; a further one may share its own", () => {
  const orders = new Set(studies.map(([, { order }]) => order.join()));
  expect(orders.size).toBeGreaterThanOrEqual(Math.min(studies.length, 6));
});
