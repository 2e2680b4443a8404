import { expect, test } from "vitest";
import { aboutEuros, workHours } from "./in-words.ts";

test("hours × days × wage, as they are shown, make the sum that is shown", () => {
  const shown = (text: string) => Number(text.replaceAll(/[€,]/g, ""));
  for (const hours of [0.5, 1.04, 2.55, 9.95, 12.25, 51.733, 388.84]) {
    const product = shown(workHours(hours)) * 300 * 33.5;
    const sum = shown(aboutEuros(hours * 300 * 33.5));
    expect(Math.abs(sum / product - 1), `${hours} h`).toBeLessThan(0.01);
  }
});
