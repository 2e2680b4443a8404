import { afterAll, beforeAll, expect, test } from "vitest";
import { listedPages } from "#app/routes/crawlers/listed.ts";
import { prerenderedPages } from "#app/site-pages.ts";
import type { JsonLd } from "#app/structured-data.ts";
import { company } from "#content/company/company.ts";
import { pages } from "#content/frame/pages.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import { figuresInWords } from "#content/wording/figures.ts";
import { plain } from "#tests/support/plain.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { findVehicle, vehicles } from "#vehicles/index.ts";
import { productContents } from "#vehicles/product-content.ts";

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
    expect(addresses.includes(company.siteUrl + page.path), page.path).toBe(page.listed);
  }
  for (const address of addresses) {
    const html = await read(address.replace(company.siteUrl, ""));
    expect(html, address).toContain(`<link rel="canonical" href="${address.replaceAll("&", "&amp;")}"`);
    expect(html, address).not.toContain('content="noindex"');
    const withSlash = address.replace(company.siteUrl, "").replace(/\/?(?=\?|$)/, "/");
    expect(await read(withSlash), withSlash).toBe(html);
  }
});

test("a slash at the end makes no other address, whatever is asked for", async () => {
  const status = async (path: string, method = "GET") =>
    (await fetch(site.origin + path, { method, redirect: "manual", headers: { origin: site.origin } }))
      .status;
  for (const path of [
    "/healthz",
    "/feed.xml",
    "/contact.data",
    "/products/mag-product.data?product=lifter",
    "/planner?x=1",
    "/planner/files/plan.json?plan=1",
    "/staff",
    "/staff/sign-in",
    "/staff/accounts",
    "/native-blogs",
    "/native-blogs.data",
    "/enquiry/sent",
    `/og/blogs/${examplePosts[0]?.slug}.jpg`,
    `/blogs/${examplePosts[0]?.slug}`,
    "/nowhere",
    "/.well-known/security.txt",
  ])
    for (const method of ["GET", "HEAD", "POST", "PUT"]) {
      const withSlash = path.replace(/(?=\?|$)/, "/");
      expect(await status(withSlash, method), `${method} ${withSlash}`).toBe(await status(path, method));
    }
});

test("Every page has a title and a description of its own, as long as a search engine shows", async () => {
  const paths = new Set([
    ...prerenderedPages.flatMap(({ path, kind }) => (kind === "File" ? [] : [path])),
    ...listedPages().map(({ path }) => path),
    ...examplePosts.map(({ slug }) => `/blogs/${slug}`),
  ]);
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const path of paths) {
    const html = await read(path);
    const title = textOf(/<title>([^<]+)</.exec(html)?.[1]);
    const description = textOf(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
    const isRight = title.length <= 65 && description.length >= 70 && description.length <= 160;
    if (!isRight || seen.has(title) || seen.has(description))
      wrong.push(`${path}: ${title} / ${description}`);
    seen.add(title).add(description);
  }
  expect(paths.size).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

test("robots.txt lets everyone in and names the sitemap", async () => {
  expect(await read("/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.siteUrl}/sitemap.xml\n`,
  );
});

test("the manifest bears the company's name, and its icons are there", async () => {
  const { name, icons } = JSON.parse(await read("/site.webmanifest"));
  expect(name).toBe(company.name);
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect(await read(src), src).toContain("PNG");
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

test("the pages whose news it holds name the feed", async () => {
  for (const path of ["/news", "/blogs", `/blogs/${examplePosts[0]?.slug}`])
    expect(await read(path)).toMatch(/<link [^>]*type="application\/atom\+xml"[^>]* href="\/feed\.xml"/);
});

test("llms.txt names the vehicles with their figures", async () => {
  expect(await read("/llms.txt")).toContain(`?product=fork): ${plain(figuresInWords(findVehicle("fork")))}`);
});

test("programs read figures with plain spaces: the feed, llms.txt, calendar files and JSON-LD", async () => {
  const events = Array.from((await read("/events")).matchAll(/\/calendar\/[\w-]+\.ics/g), ([path]) => path);
  for (const path of ["/feed.xml", "/llms.txt", "/sitemap.xml", ...events])
    expect(await read(path), path).not.toMatch(/[\u00a0\u2060]/);
  for (const { path } of listedPages()) {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await read(path)) ?? [];
    expect(json, path).not.toMatch(/[\u00a0\u2060]|\\u00a0|\\u2060/);
  }
});

/** What Google requires or recommends for each kind, as far as it applies. */
const properties: Record<string, readonly string[]> = {
  Article: ["headline", "image", "datePublished", "author", "publisher"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  BreadcrumbList: ["itemListElement"],
  Event: [
    ...["name", "description", "image", "startDate", "endDate", "location", "organizer"],
    ...["eventStatus", "eventAttendanceMode"],
  ],
  FAQPage: ["mainEntity"],
  JobPosting: [
    ...["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
    ...["employmentType", "identifier"],
  ],
  Organization: ["name", "url", "logo", "sameAs"],
  PodcastEpisode: ["name", "description", "image", "datePublished", "timeRequired", "partOfSeries"],
  Product: ["name", "description", "image", "brand", "additionalProperty"],
  VideoObject: ["name", "description", "thumbnailUrl", "contentUrl", "uploadDate", "duration"],
  WebSite: ["name", "url"],
};

test.each([
  ["/", ["Organization", "WebSite"]],
  ["/case-study/dock-to-rack", ["BreadcrumbList", "Article"]],
  [`/blogs/${examplePosts[0].slug}`, ["BreadcrumbList", "BlogPosting"]],
  ...vehicles.map(({ product }): [string, string[]] => [
    `/products/mag-product?product=${product}`,
    ["BreadcrumbList", "Product", "FAQPage", ...(productContents[product].videoSrc ? ["VideoObject"] : [])],
  ]),
  ["/news", ["BreadcrumbList", "Article"]],
  ["/reports", ["BreadcrumbList", "Article"]],
  ["/events", ["BreadcrumbList", "Event"]],
  ["/podcasts/how-many", ["BreadcrumbList", "PodcastEpisode"]],
  ["/careers", ["BreadcrumbList", "JobPosting"]],
])("%s says %j of itself as JSON-LD, each with its properties", async (path, kinds) => {
  const blocks = (await read(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const jsonLd = Array.from(blocks, ([, json]) => JSON.parse(json ?? "")["@graph"] as JsonLd[]).flat();
  expect(new Set(jsonLd.map((entry) => entry["@type"]))).toEqual(new Set(kinds));
  const missing = jsonLd.flatMap((entry) =>
    (properties[entry["@type"]] ?? [])
      .filter((name) => !entry[name])
      .map((name) => `${entry["@type"]}.${name}`),
  );
  expect(missing).toEqual([]);
});

/** Text of HTML, as it is read. */
function textOf(html = "") {
  return html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
