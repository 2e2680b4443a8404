import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureNumber } from "./figure-number.tsx";

test("a figure that begins with 1 is moved to the edge of the column", () => {
  expect(renderToStaticMarkup(<FigureNumber>150+</FigureNumber>)).toMatch(/class="[^"]*_one_/);
  expect(renderToStaticMarkup(<FigureNumber>2M</FigureNumber>)).not.toMatch(/class="[^"]*_one_/);
});
