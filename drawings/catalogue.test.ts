import { expect, test } from "vitest";
import { drawings } from "../content/pictures/pictures.ts";
import { catalogue } from "./catalogue.ts";

test("every picture has a drawing, and every drawing a picture", () => {
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(drawings).sort());
});

test.each(Object.entries(drawings))(
  "%s is drawn at its size, without a broken number",
  async (name, { width, height }) => {
    const drawn = (await catalogue[name]?.()) ?? "";
    expect(drawn).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  },
);
