import { expect, test } from "vitest";
import { aboutEuros, ordersInWords, workHours } from "./in-words.ts";

test("hours × days × wage, as they are shown, make the sum that is shown", () => {
  const shown = (text: string) => Number(text.replaceAll(/[€,]/g, ""));
  for (const hours of [0.5, 1.04, 2.55, 9.95, 12.25, 51.733, 388.84]) {
    const product = shown(workHours(hours)) * 300 * 33.5;
    const sum = shown(aboutEuros(hours * 300 * 33.5));
    expect(Math.abs(sum / product - 1), `${hours} h`).toBeLessThan(0.01);
  }
});

test.each([
  [8, "8"],
  [31.666, "31.7"],
  [12_000, "12,000"],
  [0.04, "0.04"],
  [1 / 720, "0.0014"],
])("%d orders an hour are said as %s: never none, where there are some", (perHour, said) => {
  expect(ordersInWords(perHour)).toBe(said);
});
