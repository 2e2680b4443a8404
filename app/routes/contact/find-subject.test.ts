import { describe, expect, it } from "vitest";
import { events } from "#content/company/events.ts";
import { allDocuments } from "#content/documents/documents.ts";
import { enquiryForm } from "#content/forms/enquiry-form.ts";
import { tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { largestPlan } from "#tests/support/largest-plan.ts";
import { fullTitle, type Vehicle, vehicles } from "#vehicles/index.ts";
import { findSubject } from "./find-subject.ts";

const ask = (parameters: Record<string, string>) => findSubject(new URLSearchParams(parameters));
const { options } = enquiryForm.fields.reason;

describe("what an enquiry is about", () => {
  it.each((vehicles as readonly Vehicle[]).map((vehicle) => [vehicle.product, fullTitle(vehicle)]))(
    "%s is a vehicle",
    (product, title) => {
      expect(ask({ about: product })).toMatchObject({
        title,
        to: `/products/mag-product?product=${product}`,
        opening: { reason: "Looking for Solutions", message: `About: vehicle “${title}”\n` },
      });
    },
  );

  it("every document and event gives its own name, and a reason that the form offers or none", () => {
    for (const { id, title } of [...allDocuments, ...events]) {
      const subject = ask({ about: id });
      expect(subject?.opening.message, id).toContain(title);
      expect(["", ...options], id).toContain(subject?.opening.reason);
    }
  });

  it("a page is found by the last part of its address; an unlisted page isn't", () => {
    expect(ask({ about: "box-packing" })?.to).toBe("/use-cases/box-packing");
    expect(ask({ about: "native-blogs" })).toBeUndefined();
  });

  it.each(presets.map(({ plan }) => [plan.name, plan] as const))(
    "a plan goes along as its link: %s",
    (name, plan) => {
      const subject = ask({ about: "plan", plan: tokenOf(plan) });
      expect(subject?.title).toBe(name);
      expect(subject?.opening.message).toMatch(
        /^About: plan “.*”\nhttps:\/\/\S+\/planner\?plan=[12]\.[\w-]+\n$/,
      );
      expect(subject?.opening.message).toContain(tokenOf(plan));
    },
  );

  it.each([
    {},
    { about: "" },
    { about: "nothing" },
    { about: "constructor" },
    { about: "__proto__" },
    { about: "<script>" },
    { about: "a".repeat(5000) },
    { about: "plan" },
    { about: "plan", plan: "1.not-a-plan" },
    { about: "plan", plan: "9".repeat(50_000) },
  ])("%j is nothing, and the form the plain one", (parameters) => {
    expect(ask(parameters as Record<string, string>)).toBeUndefined();
  });

  it("the largest plan that the planner opens still fits into the message, with room for words", () => {
    const message = ask({ about: "plan", plan: tokenOf(largestPlan()) })?.opening.message ?? "";
    expect(message).toContain(tokenOf(largestPlan()));
    expect(message.length).toBeLessThan(enquiryForm.fields.message.maxLength - 500);
  });
});
