import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { productContents } from "../../vehicles/product-content.ts";
import films from "./films.json" with { type: "json" };
import { filmAt } from "./films.ts";

test("each film exists in both formats with its poster and says what it shows", () => {
  for (const [name, { alt }] of Object.entries(films)) {
    expect(alt).toMatch(/^.{40,}\.$/);
    for (const ending of ["webm", "mp4", "webp"])
      expect(existsSync(new URL(`../../public/videos/${name}.${ending}`, import.meta.url)), name).toBe(true);
  }
});

test("a film's length is written as players show it", () => {
  expect(filmAt("/videos/fork").length).toBe("0:11");
});

test("the counterbalanced fork has no film, as the product table says", () => {
  expect(productContents.counterBalance.videoSrc).toBeUndefined();
});
