import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineStyleHashes } from "#server/http/content-security-policy.ts";
import { inlineStyles } from "./inline-styles.ts";

const sheets: Record<string, string> = {
  "/a.css": "@layer base{p{color:red}}",
  "/b.css": "p{content:'$&'}",
  "/ends.css": "p{content:'</style>'}",
};
const read = async (address: string) => sheets[address] ?? Promise.reject(new Error(address));
const link = (name: string) => `<link rel="stylesheet" href="/${name}.css#" data-precedence="page"/>`;
const print = '<link rel="stylesheet" href="/print.css" media="print"/>';

test("a page's rules are inlined in their order, and its stylesheet links are disabled", async () => {
  expect(await inlineStyles(`<head><title>A</title>${link("a")}${link("b")}${print}</head>`, read)).toBe(
    "<head><title>A</title><style>@layer base{p{color:red}}p{content:'$&'}</style>" +
      '<link rel="stylesheet" href="/a.css#" data-precedence="page" disabled=""/>' +
      `<link rel="stylesheet" href="/b.css#" data-precedence="page" disabled=""/>${print}</head>`,
  );
});

test("the policy names the rules of a page by their hash, and lets no others in", async () => {
  const html = `${await inlineStyles(link("a"), read, "n1")}<style>p{display:none}</style>`;
  const sources = inlineStyleHashes(html, "n1");
  expect(sources).toEqual(inlineStyleHashes(await inlineStyles(link("a"), read)));
  expect(sources).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
  expect(contentSecurityPolicy([], { inlineStyles: sources })).toContain(
    `style-src-elem 'self' ${sources[0]};`,
  );
  expect(contentSecurityPolicy([])).toContain("style-src-elem 'self';");
});

test("a page without stylesheets is unchanged, and rules that would close their element are refused", async () => {
  expect(await inlineStyles(print, read)).toBe(print);
  await expect(inlineStyles(link("ends"), read)).rejects.toThrow("</style");
});
