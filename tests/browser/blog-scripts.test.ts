import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { BlogPost, PostFields } from "#content/posts/blog-posts.ts";
import { untilReady } from "#tests/support/browser.ts";
import { editorOf, goodPost } from "#tests/support/posts.ts";
import { scriptPayloads } from "#tests/support/script-payloads.ts";
import { test } from "#tests/support/staff-test.ts";
import { entriesOf } from "#tests/support/whole-run.ts";

let posts: BlogPost[];

test.beforeAll(async ({ staffed }) => {
  const editor = editorOf(await staffed.member("Emil", "editor"), staffed.site.origin);
  posts = [];
  for (const payload of scriptPayloads) {
    const fields = withPayload(payload);
    const response = await editor.send("PUT", `/posts/${randomUUID()}`, { fields, startedFrom: null });
    expect(response.status, payload).toBe(200);
    posts.push(((await response.json()) as { post: BlogPost }).post);
  }
}, 120_000);

/** The same words in every field of a post that takes words. */
function withPayload(payload: string): PostFields {
  const short = payload.slice(0, 200);
  const types = ["heading", "subheading", "callout", "cta"] as const;
  return goodPost({
    title: short,
    author: payload.slice(0, 120),
    category: payload.slice(0, 60),
    excerpt: payload.slice(0, 600),
    slug: payload.slice(0, 900),
    cover: { src: "/blog/docks.webp", alt: payload.slice(0, 300), width: 1600, height: 900 },
    content: [
      { id: 1, type: "paragraph", content: payload },
      { id: 2, type: "list", content: short, items: [payload.slice(0, 2000), `<li>${short}</li>`] },
      ...types.map((type, index) => ({
        id: index + 3,
        type,
        content: payload.slice(0, 2000),
        ...(type === "cta" && { email: "a'?&=b@mag.example" }),
      })),
    ],
  });
}

/* Without the CSP, to test the cleaning alone; with it, as for visitors. */
test.for([
  ["without a policy", true],
  ["as visitors read them", false],
] as const)(
  "nothing that was written into a post runs where it is read, %s",
  { timeout: 240_000 },
  async ([_, bypassCSP], { visit, site }) => {
    const lists = ["/blogs", "/blogs?page=2", "/native-blogs", "/native-blogs?page=2"];
    const chosen = bypassCSP ? entriesOf(posts) : posts.filter((_, index) => index % 8 === 0);
    /* Staff pages are made of the same parts, so every fifth post is enough. */
    const forStaff = posts.filter((_, index) => index % 5 === 0);
    const waiting = [
      ...lists,
      ...chosen.map(({ slug }) => `/blogs/${slug}`),
      ...forStaff.map(({ id }) => `/native-blogs/${id}`),
    ];
    const found = (await Promise.all([read(), read(), read()])).flat();
    expect(found).toEqual([]);

    async function read() {
      const page = await visit("about:blank", { bypassCSP, reducedMotion: "reduce" });
      const problems: string[] = [];
      let path = "";
      page.on("dialog", (dialog) => {
        problems.push(`${path}: a dialog opened`);
        void dialog.dismiss();
      });
      page.on("request", (request) => {
        const { origin } = new URL(request.url());
        if (origin !== site.origin && origin !== "null") problems.push(`${path}: asked for ${request.url()}`);
      });
      for (path = waiting.shift() ?? ""; path; path = waiting.shift() ?? "") {
        const response = await page.goto(site.origin + path);
        if (response?.status() !== 200) problems.push(`${path}: ${response?.status()}`);
        const ways = await untilReady(page)
          .then(() => page.evaluate(findWaysIn))
          .catch((error) => [String(error)]);
        problems.push(...ways.map((way) => `${path}: ${way}`));
      }
      return problems;
    }
  },
);

/** Runs in the page: triggers everything, then looks for anything that could run script on a later event. */
function findWaysIn() {
  const main = document.querySelector("main");
  const ways: string[] = [];
  for (const element of main?.querySelectorAll("*") ?? []) {
    for (const kind of ["pointerover", "mouseover", "focus", "toggle", "animationstart"])
      element.dispatchEvent(new Event(kind, { bubbles: false }));
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) ways.push(`${element.localName} has ${name}`);
      if (/^(javascript|vbscript|data):/i.test(value.trim()))
        ways.push(`${element.localName} ${name}=${value}`);
    }
    if (element instanceof HTMLAnchorElement && element.host.includes("evil"))
      ways.push(`a link to ${element.href}`);
    const isData = element.getAttribute("type") === "application/ld+json";
    /* The list's own filter; post content is never inside <search>. */
    const isFilter = element.matches('search > form[method=get][action="/native-blogs"]');
    if (
      element.matches("script, iframe, object, embed, base, meta, link, style, form, template, math") &&
      !isData &&
      !isFilter
    )
      ways.push(`there is a ${element.localName}`);
  }
  if (!main) ways.push("there is no main");
  return ways;
}
