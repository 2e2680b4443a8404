import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#content/company/company.ts";
import { promise } from "#content/forms/promise.ts";
import { messages } from "#server/deliveries/messages.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { visitAll, visitedPaths } from "#tests/support/paths.ts";
import { fetchMade, type Site, startSite } from "#tests/support/site.ts";
import { textOf } from "#tests/support/unsourced-figures.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const said = async (path: string) => textOf(await (await fetchMade(site.origin + path)).text());

test.each(["/contact", "/enquiry/sent"])(
  "%s says who answers, when, by which hours, and that the enquiry is kept",
  async (path) => {
    const page = await said(path);
    for (const words of [promise.short, promise.hours, promise.kept]) expect(page).toContain(words);
    for (const hours of Object.values(company.office)) expect(page).toContain(hours);
  },
);

test("the page about us says who answers and when, and leads to the page that says the rest", async () => {
  expect(await said("/about-us")).toContain(promise.short);
  const html = await (await fetchMade(`${site.origin}/about-us`)).text();
  expect(html).toMatch(/<main[\s\S]*href="\/contact"[\s\S]*<\/main>/);
});

test("the receipt by email says the same, and where to follow the enquiry", () => {
  const track = `${company.siteUrl}/enquiry/track/x`;
  const submission = { reference: "MR-7K3M-92QX", form: "contact", fields: goodFields } as const;
  const { text } = messages["sender-confirmation"](
    { ...submission, id: "1", state: "new", receivedAt: new Date(0), page: null, consent: null },
    company.siteUrl,
    track,
  );
  for (const words of [promise.short, promise.hours, "We keep your enquiry", track])
    expect(text).toContain(words);
});

test("the status page repeats the promise until the enquiry is answered", async () => {
  const answer = await fetch(`${site.origin}/`, {
    method: "POST",
    headers: { accept: "application/json", origin: site.origin },
    body: new URLSearchParams({ "form-name": "home-contact", ...goodFields }),
  });
  const { track }: { track: string } = await answer.json();
  const page = await said(track);
  for (const words of [promise.short, promise.hours, ...Object.values(promise.stages)])
    expect(page).toContain(words);
});

test("no page promises an answer by another time, or names what holds the enquiry", async () => {
  const found: string[] = [];
  await visitAll(visitedPaths, async (path) => {
    const page = await said(path);
    for (const [words] of page.matchAll(/\banswers?\b[^.]{0,40}\bwithin [\w ]{3,20}/g))
      if (!words.includes(promise.when)) found.push(`${path}: "${words}"`);
    for (const [words] of page.matchAll(/\b(?:on|to) (?:our |a )?disks?\b/g))
      found.push(`${path}: "${words}"`);
  });
  expect(found).toEqual([]);
});
