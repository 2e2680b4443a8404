import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { examplePosts } from "#content/example-posts.ts";
import { pages } from "#content/pages.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const read = async (path: string) => {
  const response = await fetch(site.origin + path);
  expect(response.status, path).toBe(200);
  return response.text();
};

test("The sitemap names every listed page at its canonical address, each of which answers", async () => {
  const addresses = Array.from((await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) =>
    (address ?? "").replaceAll("&amp;", "&"),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const page of pages) {
    expect(addresses.includes(company.siteUrl + page.path), page.path).toBe(!("listed" in page));
  }
  for (const address of addresses) {
    const html = await read(address.replace(company.siteUrl, ""));
    expect(html, address).toContain(`<link rel="canonical" href="${address.replaceAll("&", "&amp;")}"`);
    expect(html, address).not.toContain('content="noindex"');
  }
});

test("robots.txt lets everyone in and names the sitemap", async () => {
  expect(await read("/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
  );
});

test("The feed holds news, the external blog and our posts, newest first", async () => {
  const feed = await read("/feed.xml");
  const times = Array.from(feed.matchAll(/<entry>[\s\S]*?<updated>([^<]+)</g), ([, time]) => time ?? "");
  expect(times).toHaveLength(14 + examplePosts.length);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(feed).toContain(`${company.blogUrl}/`);
  expect(feed).toContain(`${company.siteUrl}/news#`);
  for (const { slug } of examplePosts)
    expect(feed).toContain(`<link href="${company.siteUrl}/blogs/${slug}"/>`);
});

test("llms.txt names the vehicles with their figures", async () => {
  expect(await read("/llms.txt")).toMatch(/MAG 1400 Fork\]\(.+\): payload 1400 kg, speed 1\.5 m\/s/);
});

test("What pages say about themselves as JSON-LD can be read, and names its kind", async () => {
  const kinds = async (path: string) => {
    const blocks = (await read(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    return Array.from(blocks, ([, json]) => JSON.parse(json ?? "")["@graph"] as { "@type": string }[])
      .flat()
      .map((thing) => thing["@type"]);
  };
  expect(await kinds("/")).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(await kinds("/case-study/dock-to-rack")).toEqual(
    expect.arrayContaining(["BreadcrumbList", "Article"]),
  );
  expect(await kinds(`/blogs/${examplePosts[0].slug}`)).toEqual(
    expect.arrayContaining(["BreadcrumbList", "BlogPosting"]),
  );
  const fork = "/products/mag-product?product=fork";
  expect(await kinds(fork)).toEqual(expect.arrayContaining(["Product", "VideoObject", "FAQPage"]));
  expect(await kinds("/products/mag-product?product=counterBalance")).not.toContain("VideoObject");
  expect(await kinds("/events")).toEqual(expect.arrayContaining(["BreadcrumbList", "Event"]));
  expect(await kinds("/careers")).toEqual(expect.arrayContaining(["BreadcrumbList", "JobPosting"]));
});
