import { expect } from "vitest";
import { timings } from "#app/timings.ts";
import { company } from "#content/company/company.ts";
import type { Visitor } from "#tests/support/engines/visitor.ts";

/** What visitors do, by title. */
export const visitorJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  "goes from page to page by the header": async (visitor) => {
    await visitor.open("/privacy");
    await visitor.click("summary", "Resources");
    await visitor.click("link", "Careers");
    await visitor.see("heading", "Careers");
    expect(await visitor.path()).toBe("/careers");
    expect(await visitor.isInSight("link", "Podcasts")).toBe(false);
    await visitor.click("link", `${company.name}, home`);
    await visitor.untilAt("/");
  },

  "has SyncOS, About and Contact fetched ahead after two seconds, and none of it run": async (visitor) => {
    await visitor.open("/terms");
    const fetched = () =>
      visitor.run(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => /\/(about-us|contact|syncos|software)[-.]/.test(path))
          .map((path) => path.replace(/^\/assets\/|-[\w-]{8}(?=\.)/g, "")),
      );
    await visitor.soon(
      async () =>
        expect(await fetched()).toEqual(
          expect.arrayContaining([
            "/about-us.data",
            "/contact.data",
            "/products/syncos.data",
            "about-us.js",
            "about-us.css",
            "contact.js",
            "software.js",
          ]),
        ),
      timings.prefetchDelay + 8000,
    );
    expect(await visitor.run(() => document.querySelectorAll('link[rel="prefetch"]').length)).toBe(0);
    await visitor.click("link", "Contact Us");
    await visitor.untilAt("/contact");
    await visitor.see("heading", "Contact");
  },

  "turns a vehicle's gallery, small and over the whole screen": async (visitor) => {
    await visitor.open("/products/mag-product?product=fork");
    await visitor.click("button", "Next image");
    await visitor.read("2 / 5");
    await visitor.click("button", "Thumbnail 4");
    await visitor.read("4 / 5");
    await visitor.press("ArrowRight");
    await visitor.read("5 / 5");
    await visitor.run(() =>
      document.querySelector<HTMLElement>("[data-selected] > a[href*=pictures]")?.click(),
    );
    await visitor.see("dialog", "Product gallery");
    await visitor.press("ArrowRight");
    await visitor.until(() => document.querySelector("dialog [role=status]")?.textContent === "1 / 5");
    await visitor.press("Escape");
    await visitor.until(() => !document.querySelector("dialog[open]"));
  },

  "sends an enquiry, after what was missing is filled in": async (visitor) => {
    await visitor.open("/contact");
    await visitor.click("button", "Send message");
    await visitor.read("Please check these fields");
    await visitor.fill("Full name", "Asha Rao");
    await visitor.fill("Company name", "Rao Cold Stores");
    await visitor.fill("Email", "asha@rao.example");
    await visitor.fill("Country code", "+91");
    await visitor.fill("Phone number", "98765 43210");
    await visitor.run(() => {
      const reason = document.querySelector<HTMLSelectElement>("select[name=reason]");
      if (!reason) return;
      reason.value = "Support";
      reason.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await visitor.click("button", "Send message");
    await visitor.read("MR-");
  },

  "opens and closes the menu of a phone": async (visitor) => {
    await visitor.resize(500, 800);
    await visitor.open("/privacy");
    await visitor.click("button", "Open menu");
    await visitor.click("summary", "Use-cases");
    await visitor.see("link", "Box packing");
    await visitor.click("summary", "Resources");
    await visitor.until(() => document.querySelectorAll("header details[open]").length === 1);
    await visitor.click("button", "Close menu");
    await visitor.see("button", "Open menu");
    expect(await visitor.isInSight("summary", "Resources")).toBe(false);
    await visitor.click("button", "Open menu");
    await visitor.click("link", "News");
    await visitor.untilAt("/news");
    expect(await visitor.isInSight("summary", "Resources")).toBe(false);
  },

  "looks through the home page's vehicles and cases": async (visitor) => {
    await visitor.open("/");
    await visitor.run(() => document.querySelector("#mag-lifter, a[href='#mag-lifter']")?.scrollIntoView());
    await visitor.click("tab", "MAG 1500 Lifter");
    await visitor.until(
      () => document.querySelector("#mag-lifter")?.checkVisibility({ visibilityProperty: true }) === true,
    );
    await visitor.run(() => document.querySelector("#cases")?.scrollIntoView());
    await visitor.click("button", "Next case study");
    await visitor.until(() =>
      /Case study 2 of/.test(document.querySelector("#cases")?.closest("section")?.textContent ?? ""),
    );
  },

  "asks for a vehicle's document": async (visitor) => {
    await visitor.open("/products/mag-product?product=lifter");
    await visitor.click("button", "Download Product Document");
    await visitor.see("dialog", "Submit your details");
    await visitor.click("button", "Submit");
    await visitor.read("Please fill in all required fields");
    await visitor.fill("Full name", "Asha Rao");
    await visitor.fill("Company name", "Rao Cold Stores");
    await visitor.fill("Email", "asha@rao.example");
    await visitor.fill("Job title", "Planner");
    await visitor.click("checkbox", "I consent");
    await visitor.click("button", "Submit");
    await visitor.read("Thank you for your submission");
  },

  "searches, while the results follow the keys": async (visitor) => {
    await visitor.open("/search");
    await visitor.fill("Search this site", "how wide aisle");
    await visitor.read("pages match “how wide aisle”");
    await visitor.click("link", "MAG 1400 Fork");
    await visitor.untilAt("/products/mag-product");
  },

  "reads an article, found in the list": async (visitor) => {
    await visitor.open("/blogs");
    await visitor.run(() => document.querySelector<HTMLElement>("main a[href^='/blogs/']")?.click());
    await visitor.until(() => location.pathname.startsWith("/blogs/"));
    await visitor.until(
      () => document.querySelectorAll("h1").length === 1 && document.querySelectorAll("main h2").length > 1,
    );
  },

  "asks the planner which vehicle fits": async (visitor) => {
    await visitor.open("/planner");
    await visitor.fill("Weight, kg", "1450");
    await visitor.click("button", "Ask again");
    await visitor.read("weighs 1450 kg, 50 kg more than MAG 1400 Fork carries");
    await visitor.until(
      () => [...document.querySelectorAll("input")].find(({ value }) => value === "1450") !== undefined,
    );
  },
};
