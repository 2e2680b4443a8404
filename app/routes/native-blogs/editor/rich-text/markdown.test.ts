import { expect, test } from "vitest";
import { htmlFromMarkdown, isMarkdown } from "./markdown.ts";

test.each([
  ["# Rails in C#", "<h1>Rails in C#</h1>"],
  ["## Rails ##", "<h2>Rails</h2>"],
  ["**a** and ***b*** and 2 ** 3", "<p><strong>a</strong> and <strong><em>b</strong></em> and 2 ** 3</p>"],
  ["~~a~~ b", "<p><s>a</s> b</p>"],
  ['[a [b](/c "Title") d', '<p>[a <a href="/c">b</a> d</p>'],
  ["[a](/b?c[]=1)", '<p><a href="/b?c[]=1">a</a></p>'],
  ["[![a](/b.png)](/c)", '<p><a href="/c"><img alt="a" src="/b.png"></a></p>'],
])("%s", (text, html) => {
  expect(htmlFromMarkdown(text)).toBe(html);
});

const units = [
  "\n",
  "  \n",
  "\u2028",
  "- a\n\n",
  "[",
  "![",
  "[]",
  "[a](",
  "[a](b",
  "[a](b ",
  "![a](b ",
  "**a ",
  "~~a ",
];
test.each([...units, " _a", "`a", "<https://a", " #"])("100 kB of %j cost no time", (unit) => {
  const long = unit.repeat(100_000 / unit.length);
  const began = process.threadCpuUsage();
  for (const text of [long, `# a${long}b`, `a${long}b`]) {
    isMarkdown(text);
    htmlFromMarkdown(text);
  }
  const { user, system } = process.threadCpuUsage(began);
  expect(user + system).toBeLessThan(1_000_000);
});
