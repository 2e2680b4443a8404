import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { thresholds, timings } from "#app/timings.ts";
import { customers } from "#content/company/customers.ts";
import { blogItems } from "#content/posts/blog-items.ts";
import { faqs } from "#content/products/faqs.ts";
import { hotspots } from "#content/products/hotspots.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { industries } from "#content/tasks/industries.ts";
import { useCases } from "#content/tasks/use-cases.ts";
import { vehiclesFirst } from "#content/wording/counts.ts";
import { inWords } from "#content/wording/figures.ts";
import { untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";
import { plain } from "#tests/support/plain.ts";
import { expectStays, scrollThrough } from "#tests/support/stays.ts";
import { vehicles } from "#vehicles/index.ts";

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/** Brings a part into view and waits until its script answers. */
async function reach(page: Page, name: string | RegExp) {
  const section = part(page, name);
  await section.scrollIntoViewIfNeeded();
  await page.getByRole("tablist", { name: "MAG vehicles" }).waitFor();
  return section;
}

const fleet = `${vehiclesFirst} vehicles. One fleet.`;

const reduced = { reducedMotion: "reduce" } as const;

test("the thirteen parts follow one another as specified", async ({ visit }) => {
  const page = await visit("/", { isReady: false });
  const names = await page.locator("main section").evaluateAll((sections) =>
    sections.map((section) => {
      const id = section.getAttribute("aria-labelledby") ?? "";
      return document.getElementById(id)?.textContent;
    }),
  );
  expect(names).toEqual([
    "Every pallet moves to plan.",
    "In operation",
    "Customers",
    "The whole floor, in one plan.",
    "Our Products",
    `${vehiclesFirst} vehicles. One fleet.`,
    "Use Cases",
    "Industries We Serve",
    "Latest Blogs",
    "1.2 million production hours",
    "Case studies",
    "Questions we hear first.",
    "Tell us what you need to move.",
  ]);
});

describe("hero", () => {
  const isFilm = (url: string) => url.includes("/videos/hero.");

  test("fetches nothing of the film until it is played; the overlay goes, and comes back on pause", async ({
    visit,
  }) => {
    const page = await visit("/");
    const fetched: string[] = [];
    page.on("request", (request) => isFilm(request.url()) && fetched.push(request.url()));
    const hero = part(page, "Every pallet moves to plan.");
    const film = hero.locator("video");
    const tag = hero.getByText(`payload ${inWords("fork", "Payload")}`);
    await tag.waitFor();
    expect(await film.getAttribute("controls")).toBeNull();
    expect(fetched).toEqual([]);

    await hero.getByRole("button", { name: "Play the film" }).click();
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
      .toBe(true);
    expect(fetched.length).toBeGreaterThan(0);
    expect(await film.getAttribute("controls")).not.toBeNull();
    await tag.waitFor({ state: "hidden" });

    await film.evaluate((video: HTMLVideoElement) => video.pause());
    await tag.waitFor();
    await hero.getByRole("button", { name: "Play the film" }).waitFor();
  });

  test("a film that fails is logged, and its loading mark stops", async ({ visit }) => {
    const page = await visit("/", { expectedErrors: [/film could not be played/, /ERR_FAILED/] });
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.route("**/videos/hero.*", (route) => route.abort());
    const hero = part(page, "Every pallet moves to plan.");
    await hero.getByRole("button", { name: "Play the film" }).click();
    await expect.poll(() => logged.some((text) => text.includes("The film could not be played"))).toBe(true);
    await hero.getByText(`payload ${inWords("fork", "Payload")}`).waitFor();
    expect(await hero.locator('[data-state="loading"]').count()).toBe(0);
  });

  test("Know More leads to the contact page, also before the later sections have their script", async ({
    visit,
  }) => {
    const page = await visit("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await part(page, "Every pallet moves to plan.").getByRole("link", { name: "Know More" }).click();
    await page.waitForURL("**/contact");
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});

describe("stats", () => {
  const finalValues = ["150+", "2M", "30+"];
  const shown = (page: Page) => page.locator("[data-count]").allTextContents();

  test("stand at their values under reduced motion", async ({ visit }) => {
    const page = await visit("/", reduced);
    await part(page, "In operation").scrollIntoViewIfNeeded();
    await expectStays(() => shown(page), finalValues, 500);
  });
});

describe("customers", () => {
  const running = (page: Page) =>
    part(page, "Customers").evaluate(
      (section) =>
        section
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation && animation.playState === "running")
          .length,
    );

  test("17 names travel past, two seconds a name, without a seam", async ({ visit }) => {
    const page = await visit("/");
    const section = part(page, "Customers");
    expect(await section.getByRole("listitem").allTextContents()).toEqual(customers.map(({ name }) => name));
    const belt = await section.evaluate((element) => {
      const [first, copy] = element.querySelectorAll("ul");
      const run = first?.parentElement;
      const [animation] = run?.getAnimations() ?? [];
      return {
        duration: animation?.effect?.getTiming().duration,
        share: (first?.offsetWidth ?? 0) / (run?.offsetWidth ?? 1),
        copyIsHidden: copy?.getAttribute("aria-hidden"),
      };
    });
    expect(belt.duration).toBe(customers.length * timings.marqueePerLogo);
    expect(belt.share).toBeCloseTo(0.5, 3);
    expect(belt.copyIsHidden).toBe("true");
  });

  test("rest under the pointer, under the keyboard's focus, and by their button", async ({ visit }) => {
    const page = await visit("/");
    const section = part(page, "Customers");
    await section.scrollIntoViewIfNeeded();
    expect(await running(page)).toBe(1);
    await section.getByText("Voltane").first().hover({ force: true });
    expect(await running(page)).toBe(0);
    await page.mouse.move(5, 5);
    expect(await running(page)).toBe(1);

    const button = section.getByRole("button");
    await button.press("Shift");
    await button.click();
    await page.mouse.move(5, 5);
    expect(await running(page)).toBe(0);
    expect(await button.textContent()).toBe("Play");
    await button.click();
    await page.mouse.move(5, 5);
    expect(await running(page)).toBe(1);
  });

  test("stand still in rows under reduced motion", async ({ visit }) => {
    const page = await visit("/", reduced);
    const section = part(page, "Customers");
    expect(await running(page)).toBe(0);
    expect(await section.getByRole("button").count()).toBe(0);
    const widest = await section
      .locator("li")
      .evaluateAll((names) => Math.max(...names.map((name) => name.getBoundingClientRect().right)));
    expect(widest).toBeLessThanOrEqual(1281);
  });
});

describe("warehouse", () => {
  test("13 places open their description to pointer, keyboard and finger; Escape closes it", async ({
    visit,
  }) => {
    const page = await visit("/");
    const section = await reach(page, /The whole floor/);
    const markers = section.getByRole("button");
    expect(await markers.count()).toBe(13);
    const [first, second] = hotspots;
    const tip = (text: string) => section.getByRole("tooltip").filter({ hasText: text });

    await markers.nth(0).hover();
    await tip(first.description).waitFor();
    await page.keyboard.press("Escape");
    await tip(first.description).waitFor({ state: "hidden" });

    await page.mouse.move(5, 5);
    await markers.nth(0).focus();
    await page.keyboard.press("ArrowRight");
    await tip(second.description).waitFor();
    expect(await section.getByRole("listitem").count()).toBe(13);
  });

  test("every tip stands inside the window", async ({ visit }) => {
    const page = await visit("/", { viewport: { width: thresholds.tablet, height: 800 } });
    const section = await reach(page, /The whole floor/);
    for (const marker of await section.getByRole("button").all()) {
      await marker.hover();
      const box = await section.getByRole("tooltip").first().boundingBox();
      expect(box?.x, (await marker.textContent()) ?? "").toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768);
      await page.keyboard.press("Escape");
    }
  });

  test("below 768 px there are no markers, and the list says it all", async ({ visit }) => {
    const page = await visit("/", { viewport: { width: thresholds.tablet - 1, height: 800 } });
    const section = part(page, /The whole floor/);
    await section.scrollIntoViewIfNeeded();
    expect(await section.getByRole("button").count()).toBe(0);
    for (const { description } of hotspots)
      await section.getByRole("listitem").filter({ hasText: description }).waitFor();
  });
});

describe("products", () => {
  test("one is open at a time, the first one at first; the diagram follows", async ({ visit }) => {
    const page = await visit("/");
    const section = part(page, "Our Products");
    await section.scrollIntoViewIfNeeded();
    const open = () => section.locator("details[open] h3").allTextContents();
    const ground = (product: string) =>
      section.locator(`[data-product="${product}"]`).evaluate((box) => getComputedStyle(box).backgroundColor);
    expect(await open()).toEqual(["SyncOS Integrator"]);
    const bright = await ground("integrator");

    await section.getByText("SyncOS Fleet Manager", { exact: true }).click();
    expect(await open()).toEqual(["SyncOS Fleet Manager"]);
    await expect.poll(() => ground("manager")).toBe(bright);
    expect(await ground("integrator")).not.toBe(bright);
    expect(
      await section.getByRole("link", { name: "Know More: SyncOS Fleet Manager" }).getAttribute("href"),
    ).toBe("/products/fleet-manager");
  });
});

describe("vehicles", () => {
  test("a tab for each, by pointer and keyboard; the parent is told which vehicle is shown", async ({
    visit,
  }) => {
    const page = await visit("/");
    const section = await reach(page, fleet);
    const tabs = section.getByRole("tab");
    expect(await tabs.count()).toBe(vehicles.length);
    const [first, , third, fourth] = vehicles;
    const ask = ({ title }: { title: string }) =>
      section.getByRole("link", { name: `Ask about the ${title}`, exact: true });
    const selected = () =>
      section.getByRole("tab", { selected: true }).locator("span span").first().textContent();
    expect(await selected()).toContain(first.title);
    await ask(first).waitFor();

    await tabs.nth(2).click();
    await ask(third).waitFor();
    await page.keyboard.press("ArrowDown");
    await section.getByRole("heading", { level: 3, name: fourth.title }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowDown");
    await ask(first).waitFor();
    expect(await section.getByRole("tabpanel").count()).toBe(1);
  });

  test("each shows its own figures, a lift where it has one, and leads to its page", async ({ visit }) => {
    const page = await visit("/");
    const section = await reach(page, fleet);
    for (const [index, vehicle] of vehicles.entries()) {
      await section.getByRole("tab").nth(index).click();
      const panel = section.getByRole("tabpanel");
      const terms = await panel.getByRole("term").allTextContents();
      const lifts = "liftMillimetres" in vehicle ? ["Lift"] : [];
      expect(terms).toEqual(["Payload", "Speed", ...lifts, "Run time", "Charge"]);
      expect(plain(await panel.getByRole("definition").first().textContent())).toBe(
        `${vehicle.payloadKg} kg`,
      );
      expect(await panel.getByRole("link").getAttribute("href")).toBe(
        `/products/mag-product?product=${vehicle.product}`,
      );
      const preview = await section.getByRole("tab").nth(index).locator("small").textContent();
      expect(preview?.length).toBeLessThanOrEqual(thresholds.tabPreviewLength);
    }
  });
});

describe("use cases", () => {
  test("a door for each, one open at a time; a second click closes it and leaves none open", async ({
    visit,
  }) => {
    const page = await visit("/");
    const section = part(page, "Use Cases");
    await section.scrollIntoViewIfNeeded();
    const open = () => section.locator("details[open] h3").allTextContents();
    const door = (index: number) => section.locator("summary").nth(index);
    expect(await section.locator("details").count()).toBe(useCases.length);
    expect(await open()).toEqual([useCases[0].name]);
    await door(3).click();
    expect(await open()).toEqual([useCases[3].name]);
    await expect
      .poll(async () => (await section.locator("details").nth(3).boundingBox())?.width)
      .toBeGreaterThan(500);
    await door(3).click({ position: { x: 20, y: 20 } });
    expect(await open()).toEqual([]);
    await door(0).press("Enter");
    expect(await open()).toEqual([useCases[0].name]);
    const link = section.getByRole("link", { name: `See the steps: ${useCases[0].name}` });
    await link.click();
    await page.waitForURL(`**${useCases[0].path}`);
  });

  test("the doors move for 0.45 s", async ({ visit }) => {
    const page = await visit("/", { isReady: false });
    const duration = await part(page, "Use Cases")
      .locator("details")
      .first()
      .evaluate((door) => getComputedStyle(door).transitionDuration.split(",")[0]);
    expect(duration).toBe(`${timings.layoutAnimation / 1000}s`);
  });
});

test("Know more of use cases and industries leads to contact, of the blogs to the blogs", async ({
  visit,
}) => {
  const page = await visit("/", { isReady: false });
  const more = (name: string) =>
    part(page, name)
      .getByRole("link", { name: /^Know more/ })
      .getAttribute("href");
  expect(await more("Use Cases")).toBe("/contact");
  expect(await more("Industries We Serve")).toBe("/contact");
  expect(await more("Latest Blogs")).toBe("/blogs");
});

test("every industry leads to its page", async ({ visit }) => {
  const page = await visit("/", { isReady: false });
  const cards = part(page, "Industries We Serve").getByRole("article");
  const links = await cards
    .getByRole("link")
    .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]));
  expect(links).toEqual(industries.map(({ name, path }) => [name, path]));
});

test("the three newest blog items lead to the external blog, and say so", async ({ visit }) => {
  const page = await visit("/", { isReady: false });
  const rows = part(page, "Latest Blogs").getByRole("listitem");
  expect(await rows.getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
    blogItems.slice(0, 3).map(({ link }) => link),
  );
  for (const link of await rows.getByRole("link").all())
    expect(await link.textContent()).toContain("external blog");
});

test.for([320, 1280])("a blog item shows picture, category and title at %i px", async (width, { visit }) => {
  const page = await visit("/", { viewport: { width, height: 800 } });
  const rows = part(page, "Latest Blogs").getByRole("listitem");
  for (const [index, row] of (await rows.all()).entries()) {
    expect(await row.locator("picture").isVisible()).toBe(true);
    expect(await row.locator("p").innerText()).toBe(blogItems[index]?.category);
    expect(await row.getByRole("heading").isVisible()).toBe(true);
  }
});

describe("map", () => {
  const paused = (section: Locator) =>
    section.locator("video").evaluate((video: HTMLVideoElement) => video.paused);

  test("runs while it is in view and stops by its button", async ({ visit }) => {
    const page = await visit("/");
    const section = await reach(page, /million/);
    expect(await section.textContent()).toMatch(/1\.2 million production hours.*20\+ global enterprises/);
    await expect.poll(() => paused(section)).toBe(false);
    await part(page, "Every pallet moves to plan.").scrollIntoViewIfNeeded();
    await expect.poll(() => paused(section)).toBe(true);
    await section.scrollIntoViewIfNeeded();
    await expect.poll(() => paused(section)).toBe(false);
    await section.getByRole("button", { name: "Pause the map" }).click();
    await expect.poll(() => paused(section)).toBe(true);
  });

  test("does not start by itself under reduced motion", async ({ visit }) => {
    const page = await visit("/", reduced);
    const section = await reach(page, /million/);
    await section.getByRole("button", { name: "Play the map" }).waitFor();
    expect(await paused(section)).toBe(true);
  });
});

describe("case studies", () => {
  test("the buttons come late, and go on and back, round the end", async ({ visit }) => {
    const page = await visit("/");
    const modules: string[] = [];
    page.on("request", (request) => request.url().includes("slider-controls") && modules.push(request.url()));
    await expectStays(() => modules, [], 300);
    const section = await reach(page, "Case studies");
    const next = section.getByRole("button", { name: "Next case study" });
    const height = (await section.boundingBox())?.height;
    await next.waitFor();
    expect((await section.boundingBox())?.height).toBe(height);
    const status = section.getByRole("status");
    const says = (number: number) =>
      expect
        .poll(() => status.textContent(), { timeout: 5000 })
        .toBe(`Case study ${number} of ${caseStudies.length}: ${caseStudies[number - 1]?.title}`);
    await says(1);
    await next.click();
    await says(2);
    await next.click();
    await next.click();
    await says(4);
    await section.getByRole("button", { name: "Previous case study" }).click();
    await says(3);
    expect(await section.getByRole("link").nth(2).getAttribute("href")).toBe(
      `/case-study/${caseStudies[2]?.id}`,
    );
  });

  test("the list scrolls by itself, and the buttons keep up", async ({ visit }) => {
    const page = await visit("/", reduced);
    const section = await reach(page, "Case studies");
    await section.getByRole("button", { name: "Next case study" }).waitFor();
    await section
      .getByRole("list")
      .evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
    const count = caseStudies.length;
    await expect
      .poll(() => section.getByRole("status").textContent())
      .toContain(`Case study ${count} of ${count}`);
    await section.getByRole("button", { name: "Next case study" }).click();
    await expect.poll(() => section.getByRole("status").textContent()).toContain(`Case study 1 of ${count}`);
  });
});

test("questions open and close each by itself", async ({ visit }) => {
  const page = await visit("/");
  const section = part(page, /Questions we hear/);
  const open = () => section.locator("details[open]").count();
  expect(await section.locator("summary").allTextContents()).toEqual(faqs.map(({ question }) => question));
  await section.locator("summary").nth(0).click();
  await section.locator("summary").nth(4).click();
  expect(await open()).toBe(2);
  await section.getByText(faqs[4].answer[0]).waitFor();
  await section.locator("summary").nth(0).click();
  expect(await open()).toBe(1);
});

describe("fading in", () => {
  const waiting = (page: Page) => page.locator('.fade-in[data-fade="waiting"]').count();

  test("what lies below appears as it reaches 85% of the viewport", async ({ visit }) => {
    const page = await visit("/");
    await reach(page, /The whole floor/);
    await expect.poll(() => waiting(page)).toBeGreaterThan(2);
    const card = page.locator(".fade-in").first();
    const place = (share: number) =>
      card.evaluate((element, at) => {
        const { top } = element.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight * at, behavior: "instant" });
      }, share);
    await place(thresholds.fadeInAt + 0.04);
    await expectStays(() => card.getAttribute("data-fade"), "waiting", 150);
    await place(thresholds.fadeInAt - 0.04);
    await expect.poll(() => card.getAttribute("data-fade")).toBeNull();
  });

  test("nothing is hidden under reduced motion", async ({ visit }) => {
    const page = await visit("/", reduced);
    await reach(page, /The whole floor/);
    await expectStays(() => waiting(page), 0, 200);
  });
});

test("everything can be read and used without script", async ({ visit }) => {
  const page = await visit("/", { javaScriptEnabled: false });
  expect(await page.locator("[data-count]").allTextContents()).toEqual(["150+", "2M", "30+"]);
  const hero = part(page, "Every pallet moves to plan.");
  expect(await hero.locator("video").getAttribute("controls")).not.toBeNull();
  expect(await hero.getByRole("button").count()).toBe(0);
  for (const { title, description } of vehicles) {
    await page.getByRole("heading", { level: 3, name: title, exact: false }).first().waitFor();
    expect(await page.getByText(description).first().isVisible(), title).toBe(true);
  }
  await part(page, "Use Cases").locator("summary").nth(2).click();
  await page.getByText(useCases[2].card).waitFor();
  expect(await part(page, "Use Cases").locator("details[open]").count()).toBe(1);
  const list = part(page, "Case studies").getByRole("list");
  await list
    .evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }))
    .catch(() => {});
  await part(page, /Questions we hear/)
    .locator("summary")
    .nth(0)
    .click();
  await page.getByText(faqs[0].answer[0]).waitFor();
});

test("nothing moves while the page comes and its script takes over", async ({ visit }) => {
  const page = await visit("/", { viewport: { width: 390, height: 844 }, isCold: true, isReady: false });
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await untilReady(page);
  await scrollThrough(page, 600);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
});

test("what is pushed along in a row stays clear of the line in the gutter", async ({ visit }) => {
  const page = await visit("/", { viewport: { width: 375, height: 812 } });
  const rows = await page.locator(".push-row").evaluateAll((found) =>
    found.map((row) => {
      const lane = row.closest("section")?.querySelector('[style*="--phone-from"]');
      return row.getBoundingClientRect().left - (lane?.getBoundingClientRect().left ?? 0);
    }),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const away of rows) expect(away).toBeGreaterThanOrEqual(2); /* px, half of the stroke */
});

test("takes at most 14 screens of a phone", async ({ visit }) => {
  const page = await visit("/", { viewport: { width: 375, height: 812 }, reducedMotion: "reduce" });
  await page.mouse.wheel(0, 600);
  await page.getByRole("tablist", { name: "MAG vehicles" }).waitFor();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeGreaterThan(8);
  expect(screens).toBeLessThanOrEqual(14);
});
