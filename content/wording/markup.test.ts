import { expect, test } from "vitest";
import { escapeMarkup, readHtml, xmlText } from "./markup.ts";

test.each([
  ["Fork &amp; lift", "Fork & lift"],
  ["5 &lt; 7 &gt; 3, &quot;so&quot;&nbsp;on", '5 < 7 > 3, "so" on'],
  ["&amp;lt; is how &lt; is written", "&lt; is how < is written"],
  ["un<strong>load</strong>ed", "unloaded"],
  ["<p>One</p><p>Two<br>Three</p>", "One\nTwo\nThree"],
  ["<ul><li><p>One</p></li><li><p>Two</p></li></ul>", "One\nTwo"],
  ['Before<img src="/a.webp" alt="x">after', "Before\nafter"],
  ["R&D &copy; &", "R&D &copy; &"],
])("%s reads as %j", (html, text) => {
  expect(readHtml(html)).toBe(text);
});

test("what XML 1.0 can't hold is left out, and nothing else", () => {
  const kept = "\t\n\r ~\u007F\u0085\u00A0\uFFFD智能🤖";
  const left = "\0\u0002\u0008\u000B\u001F\uDC00\uD800x\uFFFE\uFFFF";
  expect(xmlText(kept + left)).toBe(`${kept}x`);
});

test("escaped text reads as it was", () => {
  const text = `<b>"5 < 7" & &lt;`;
  expect(escapeMarkup(text)).toBe("&lt;b&gt;&quot;5 &lt; 7&quot; &amp; &amp;lt;");
  expect(readHtml(escapeMarkup(text))).toBe(text);
});
