import { describe, expect, test } from "vitest";
import { company } from "#content/company/company.ts";
import { isSafeAddress } from "#content/posts/post-links.ts";
import { cleanHtml } from "./clean-html.ts";

const picture = `/blog-pictures/${"ab".repeat(32)}.webp`;

test.each([
  "<p>A <strong>pallet</strong>, <em>open</em> or <u>closed</u><br />on one <code>lane</code></p>",
  "<ul><li><p>One</p></li><li><p>Two</p></li></ul>",
  '<ol start="3"><li>Three</li></ol>',
  "<blockquote><p>A claimed place stays exclusive until released.</p></blockquote>",
  `<img src="${picture}" alt="A dock" width="1200" height="800" loading="lazy" />`,
  "5 &lt; 7 &amp; so on",
])("keeps %s", (html) => {
  expect(cleanHtml(html)).toBe(html);
});

test("is the same after a second time", () => {
  const once = cleanHtml(
    "<div>a<b>b<i>c</div><p>d</b><h2>e</h2><img src=x onerror=alert(1)>&amp;lt;script&gt;",
  );
  expect(cleanHtml(once)).toBe(once);
});

describe("a link", () => {
  test.each([
    [
      "https://vda5050.example/a?b=c#d",
      '<a href="https://vda5050.example/a?b=c#d" rel="noopener nofollow">x</a>',
    ],
    [`${company.siteUrl}/contact`, `<a href="${company.siteUrl}/contact">x</a>`],
    ["/contact", '<a href="/contact">x</a>'],
    ["#sizing", '<a href="#sizing">x</a>'],
    ["mailto:hello@mag-robotics.example", '<a href="mailto:hello@mag-robotics.example">x</a>'],
    ["tel:+91-20-5555-0100", '<a href="tel:+91-20-5555-0100">x</a>'],
  ])("to %s stays", (href, expected) => {
    expect(cleanHtml(`<a href="${href}" target="_blank" onclick="x()" class="y" rel="opener">x</a>`)).toBe(
      expected,
    );
  });

  test.each([
    "HTTPS://Host.example",
    "http://host.example:8080/a b?c='\"<>&amp;#",
    "https://bücher.example/ü",
    "https://[::1]/",
    "mailto:Name.Surname+tag@host.example?subject=A%20dock&body=x",
    "MAILTO:a@b",
    "tel:+49 (40) 5555.01-00",
    "TEL:110",
    "/",
    "/a:b//c?d=//e#f",
    "#",
    "#javascript:x",
  ])("that the editor takes survives the server: %s", (href) => {
    expect(isSafeAddress(href)).toBe(true);
    const escaped = href.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
    expect(cleanHtml(`<a href="${escaped}">words</a>`)).toMatch(/^<a href="[^"]+"/);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    " \u0001javascript:alert(1)",
    "javascript&colon;alert(1)",
    "&#106;avascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://host.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://user:secret@evil.example/",
    "relative/path",
    "blob:https://x.example/1",
  ])("to %j loses its address and keeps its words", (href) => {
    expect(cleanHtml(`<a href="${href}">words</a>`)).toBe("<a>words</a>");
    expect(isSafeAddress(href)).toBe(false);
  });
});

test.each([
  "https://evil.example/pixel.gif",
  "//evil.example/a.webp",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "/staff/sign-out",
  `${picture}?x`,
  `/blog-pictures/../staff`,
])("a picture at %s goes", (src) => {
  expect(cleanHtml(`a<img src="${src}" onerror="alert(1)">b`)).toBe("ab");
});

test("attributes of style, of events and of forms go, and so does everything that runs or frames", () => {
  expect(
    cleanHtml(
      '<p style="position:fixed" id="x" class="y" onclick="z()" data-a="b">a</p><form action="/staff/sign-out"><button formaction="x">b</button></form><iframe src="x">c</iframe><svg><a>d</a></svg><style>e</style><script>f</script><base href="//evil.example"><meta http-equiv="refresh">',
    ),
  ).toBe("<p>a</p>b");
});

test("a block's HTML can't close the elements around it", () => {
  expect(cleanHtml("</div></article></main><p>a</p></section>")).toBe("<p>a</p>");
});
