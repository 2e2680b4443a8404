import { afterAll, test as base, beforeAll, describe, expect } from "vitest";
import { timings } from "#app/timings.ts";
import type { Engine } from "#tests/support/engines/driver.ts";
import { engines } from "#tests/support/engines/engines.ts";
import { openVisitor, type Visitor } from "#tests/support/engines/visitor.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.each(engines)("a visitor with %s", (_, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  function test(name: string, go: (visitor: Visitor) => Promise<void>) {
    base(name, async () => {
      const visitor = await openVisitor(engine, site.origin);
      try {
        await visitor.resize(1280, 800);
        await go(visitor);
      } catch (error) {
        await visitor.abandon().catch(() => {});
        throw error;
      }
      await visitor.leave();
    });
  }

  test("goes from page to page by the header", async (visitor) => {
    await visitor.open("/privacy");
    await visitor.click("summary", "Resources");
    await visitor.click("link", "Careers");
    await visitor.see("heading", "Build things that move");
    expect(await visitor.path()).toBe("/careers");
    expect(await visitor.isInSight("link", "Podcasts")).toBe(false);
    await visitor.click("link", "MAG Robotics, home");
    await visitor.untilAt("/");
  });

  test("has SyncOS, About and Contact fetched ahead after two seconds, and none of it run", async (visitor) => {
    await visitor.open("/terms");
    const fetched = () =>
      visitor.run(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => /\/(about-us|contact|syncos|software)[-.]/.test(path))
          .map((path) => path.replace(/^\/assets\/|-[\w-]{8}(?=\.)/g, "")),
      );
    await expect
      .poll(fetched, { timeout: timings.prefetchDelay + 8000 })
      .toEqual(
        expect.arrayContaining([
          "/about-us.data",
          "/contact.data",
          "/products/syncos.data",
          "about-us.js",
          "about-us.css",
          "contact.js",
          "software.js",
        ]),
      );
    expect(await visitor.run(() => document.querySelectorAll('link[rel="prefetch"]').length)).toBe(0);
    await visitor.click("link", "Contact Us");
    await visitor.see("heading", "Tell us what you need to move");
  });

  test("turns a vehicle's gallery, small and over the whole screen", async (visitor) => {
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
  });

  test("sends an enquiry, after what was missing is filled in", async (visitor) => {
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
  });
});
