import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainFile } from "./files.ts";
import { Picture } from "./picture.tsx";

const drawing = { src: "/a.svg", width: 640, height: 400, alt: "A lifter" };
const photograph = { src: "/pictures/a.x1", width: 2000, height: 1500, alt: "A lifter", ground: "#ccc" };

test("keeps its place, and waits until it is near", () => {
  const html = renderToStaticMarkup(<Picture {...drawing} />);
  expect(html).toContain('src="/a.svg" width="640" height="400" alt="A lifter"');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain("<source");
});

test("the largest picture of the first view comes first", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} sizes="50vw" priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('sizes="50vw"');
});

test("a photograph comes in the widths that there are, on its own colour", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} width={1080} sizes="50vw" />);
  expect(html).toContain('style="background:#ccc"');
  expect(html).toContain(
    'srcSet="/pictures/a.x1-480.avif 480w,/pictures/a.x1-800.avif 800w" sizes="auto,50vw"',
  );
  expect(html).toContain('src="/pictures/a.x1-800.webp"');
});

test("a file may come in other widths, too", () => {
  const html = renderToStaticMarkup(<Picture {...drawing} srcSet="/a-480.webp 480w, /a.webp 960w" />);
  expect(html).toMatch(/<img srcSet="\/a-480.webp 480w, \/a.webp 960w" sizes="\(width&lt;768px\)100vw,50vw"/);
});

test("a cropped one is asked for in the width that it has before", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} sizes="75vw" fill />);
  expect(html).toContain('sizes="75vw"');
});

test("what matters of a cropped one stays in sight", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} focus={30} fill />);
  expect(html).toContain('style="object-position:30%"');
});

test("a narrow window may have a photograph of its own, and is asked first", () => {
  const html = renderToStaticMarkup(
    <Picture {...photograph} phone={{ ...photograph, src: "/pictures/b.x2", width: 800 }} />,
  );
  expect(html).toMatch(
    /<source media="\(width&lt;768px\)" srcSet="\/pictures\/b.x2-480.*<source srcSet="\/pictures\/a/,
  );
});

test("an address by itself is the file, or one of the photograph's", () => {
  expect(plainFile(drawing)).toBe("/a.svg");
  expect(plainFile(photograph)).toBe("/pictures/a.x1-800.webp");
});
