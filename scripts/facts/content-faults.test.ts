import { expect, test } from "vitest";
import { linkFaults, pictureFaults, referenceFaults, stringsOf } from "./content-faults.ts";

const known = {
  paths: ["/", "/contact", "/case-study/two-decks"],
  products: ["fork", "agv-tugger"],
  anchors: ["/contact#form"],
};
const faultsOf = (record: unknown) => linkFaults(stringsOf(record, "content/x.ts"), known);

test("a link to no page is named with its place", () => {
  expect(faultsOf({ x: { related: [{ to: "/contact" }, { to: "/contakt" }] } })).toEqual([
    "content/x.ts: x.related.1.to links to /contakt, which is no page of the site. addresses/pages.ts lists them.",
  ]);
});

test.each(["/", "/contact#form", "/case-study/two-decks", "/products/mag-product?product=agvTugger"])(
  "%s is a page",
  (to) => {
    expect(faultsOf({ to })).toEqual([]);
  },
);

test("a link to a part that its page doesn't have is named", () => {
  expect(faultsOf({ to: "/contact#from" })).toEqual([
    "content/x.ts: to links to /contact#from, a part that its page doesn't have. content/documents/reports.ts lists reports.",
  ]);
});

test("a link to an unlisted vehicle is named", () => {
  expect(faultsOf({ to: "/products/mag-product?product=frok" })).toEqual([
    'content/x.ts: to links to the vehicle "frok", which vehicles/index.ts doesn\'t list.',
  ]);
});

test("a missing picture is named; a sentence under the same key is ignored", () => {
  const found = stringsOf({ a: { picture: "frok" }, b: { image: "Product image" } }, "content/x.ts");
  expect(pictureFaults(found, { photographs: ["fork"], drawings: [] })).toEqual([
    expect.stringContaining('content/x.ts: a.picture names the picture "frok", which nobody'),
  ]);
  expect(pictureFaults(found.slice(0, 1), { photographs: ["frok"], drawings: [] })).toEqual([]);
});

test("a record that names a use case, a study or an industry that has gone is named; a label is ignored", () => {
  const listed = { useCase: ["end-of-line"], caseStudy: ["two-decks"], industry: ["FMCG"] };
  const record = { useCase: "box-packing", caseStudy: "two-decks", industry: "Paper" };
  expect(referenceFaults(stringsOf(record, "vehicles/lifter/page.ts"), listed)).toEqual([
    'vehicles/lifter/page.ts: useCase names "box-packing", which content/tasks/use-cases.ts doesn\'t have.',
    'vehicles/lifter/page.ts: industry names "Paper", which content/tasks/industries.ts doesn\'t have.',
  ]);
  expect(referenceFaults(stringsOf({ caseStudy: "Case study" }, "content/forms/contact.ts"), listed)).toEqual(
    [],
  );
});
