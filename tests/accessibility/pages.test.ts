import { HtmlValidate } from "html-validate";
import { describe, expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import { visitedPaths } from "#tests/support/paths.ts";

const paths = [...visitedPaths, "/nowhere"];

describe("every page", () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // React writes void elements and boolean attributes in its own, equally valid way.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "no-inline-style": "off",
      "attr-case": "off",
      "doctype-style": "off",
      "long-title": "off",
      "no-trailing-whitespace": "off",
    },
  });

  test("is valid HTML", async ({ site }) => {
    const errors: string[] = [];
    for (const path of paths) {
      const html = await (await fetch(site.origin + path)).text();
      const report = await validator.validateString(html);
      for (const { messages } of report.results)
        errors.push(
          ...messages.map(
            ({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`,
          ),
        );
    }
    expect(errors).toEqual([]);
  }, 60_000);

  test("has one h1, its own title and description, and a canonical address", async ({ site }) => {
    const seen = new Map<string, string>();
    for (const path of paths.filter((path) => path !== "/nowhere")) {
      const html = await (await fetch(site.origin + path)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(title, path).not.toBe("");
      expect(description.length, path).toBeGreaterThan(20);
      expect(html, path).toContain('rel="canonical"');
      expect(seen.get(title), `${path} has the title of another page`).toBeUndefined();
      seen.set(title, path);
    }
  });

  test("ends with related pages, apart from the home page and the short answers", async ({ site }) => {
    const short = /^\/($|nowhere|coming-soon|enquiry\/|native-blogs)/;
    const without: string[] = [];
    for (const path of paths.filter((path) => !short.test(path))) {
      const html = await (await fetch(site.origin + path)).text();
      if (!/aria-label="Related pages"|aria-labelledby="(related|read-on)"/.test(html)) without.push(path);
    }
    expect(without).toEqual([]);
  });

  test("has links that all lead somewhere", async ({ site }) => {
    const found = new Set<string>();
    for (const path of paths) {
      const html = await (await fetch(site.origin + path)).text();
      for (const [, url] of html.matchAll(/(?:href|src|poster)="(\/[^"#]*)/g))
        if (url) found.add(url.replaceAll("&amp;", "&"));
    }
    const dead: string[] = [];
    for (const url of found) {
      /* A plan's document that takes long is answered with 202, in words. */
      const { ok, status } = await fetch(site.origin + url, { method: "HEAD" });
      if (!ok) dead.push(`${url} ${status}`);
    }
    expect(found.size).toBeGreaterThan(60);
    expect(dead).toEqual([]);
  });
});
