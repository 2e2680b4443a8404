import { expect, test } from "vitest";
import { edgeStyle, fillStyle } from "./ink.ts";
import { type Shape, svg } from "./svg.ts";

const square = (x: number, style = fillStyle("green")): Shape => ({
  outline: [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
    [x, 10],
  ],
  open: false,
  style,
});
const drawn = (...shapes: Shape[]) => svg(shapes, { width: 100, height: 50 });

test("shapes of one style make one path, in relative steps", () => {
  expect(drawn(square(0), square(20), square(40, fillStyle("shell")))).toContain(
    '<path class="a" d="M0 0h10v10h-10zM20 0h10v10h-10z"/><path class="b" d="M40 0h10v10h-10z"/></svg>',
  );
});

test("every drawing has its ground, and its colours for both schemes", () => {
  const [light, dark] = drawn(square(0, edgeStyle("green", "edge", 2))).split(
    "@media (prefers-color-scheme:dark)",
  );
  expect(light).toContain("._{fill:#e4e6e1}.a{stroke:#0e1f19;stroke-width:2}");
  expect(dark).toContain("._{fill:#141d1a}.a{stroke:#cfd8d0}");
  expect(dark).toContain('<path class="_" d="M0 0h100v50H0z"/>');
});
