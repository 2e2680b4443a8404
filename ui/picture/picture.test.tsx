import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainFile } from "./files.ts";
import { Picture } from "./picture.tsx";

const drawing = { src: "/a.svg", width: 640, height: 400, alt: "A lifter" };
const photograph = { src: "/pictures/a.x1", width: 2000, height: 1500, alt: "A lifter", ground: "#ccc" };

test("reserves its space, and loads lazily", () => {
  const html = renderToStaticMarkup(<Picture {...drawing} />);
  expect(html).toContain('src="/a.svg" width="640" height="400" alt="A lifter"');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain("<source");
});

test("the largest picture of the first view is fetched first", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} sizes="50vw" priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('sizes="50vw"');
});

test("a photograph has its available widths, on its own background colour", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} width={1080} sizes="50vw" />);
  expect(html).toContain('style="--under:#ccc"');
  expect(html).toContain(
    'srcSet="/pictures/a.x1-480.avif 480w,/pictures/a.x1-800.avif 800w" sizes="auto,50vw"',
  );
  expect(html).toContain('src="/pictures/a.x1-800.webp"');
});

test("a file may have other widths too", () => {
  const html = renderToStaticMarkup(<Picture {...drawing} srcSet="/a-480.webp 480w, /a.webp 960w" />);
  expect(html).toMatch(/<img srcSet="\/a-480.webp 480w, \/a.webp 960w" sizes="\(width&lt;768px\)100vw,50vw"/);
});

test("a cropped picture is requested in its width before cropping", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} sizes="75vw" fill />);
  expect(html).toContain('sizes="75vw"');
});

test("a cropped picture keeps its focus in view", () => {
  const html = renderToStaticMarkup(<Picture {...photograph} focus={30} fill />);
  expect(html).toContain('style="object-position:30%"');
});

test("a narrow window may have a photograph of its own, as the first source", () => {
  const html = renderToStaticMarkup(
    <Picture {...photograph} phone={{ ...photograph, src: "/pictures/b.x2", width: 800 }} />,
  );
  expect(html).toMatch(
    /<source media="\(width&lt;768px\)" srcSet="\/pictures\/b.x2-480.*<source media="all" srcSet="\/pictures\/a/,
  );
});

test("the dark scheme has a picture by night, in every width and on a phone", () => {
  const byNight = { ...photograph, night: "/pictures/a-night.x3" };
  const phone = { ...photograph, src: "/pictures/b.x2", night: "/pictures/b-night.x4", width: 800 };
  const html = renderToStaticMarkup(<Picture {...byNight} width={1080} phone={phone} sizes="50vw" fill />);
  const sources = [...html.matchAll(/<source[^>]*>/g)].map(([source]) => source);
  expect(sources).toEqual([
    expect.stringMatching(
      /media="\(width&lt;768px\) and \(prefers-color-scheme:dark\)" srcSet="\/pictures\/b-night.x4-480.avif/,
    ),
    expect.stringMatching(/media="\(width&lt;768px\)" srcSet="\/pictures\/b.x2-480/),
    expect.stringMatching(/media="all and \(prefers-color-scheme:dark\)" srcSet="\/pictures\/a-night.x3-480/),
    expect.stringMatching(/<source media="all" srcSet="\/pictures\/a.x1-480.avif 480w,.*" sizes="50vw"/),
  ]);
});

test("a plain address is the file's, or that of one of the photograph's files", () => {
  expect(plainFile(drawing)).toBe("/a.svg");
  expect(plainFile(photograph)).toBe("/pictures/a.x1-800.webp");
});
