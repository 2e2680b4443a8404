import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const picture = { src: "/a.webp", width: 640, height: 400, alt: "A lifter" };

test("keeps its place, and waits until it is near", () => {
  const html = renderToStaticMarkup(<Picture {...picture} />);
  expect(html).toContain('width="640" height="400" alt="A lifter"');
  expect(html).toContain('loading="lazy"');
});

test("the largest picture of the first view comes first", () => {
  const html = renderToStaticMarkup(<Picture {...picture} priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test("offers better formats first", () => {
  const html = renderToStaticMarkup(
    <Picture {...picture} sizes="50vw" sources={[{ type: "image/avif", srcSet: "/a.avif 640w" }]} />,
  );
  expect(html).toContain('<source type="image/avif" srcSet="/a.avif 640w" sizes="50vw"/><img');
});
