import { expect, test } from "vitest";
import { unbroken } from "./unbroken-figures.ts";

test.each([
  ["Payload 1400 kg, lift 1600 mm, 1.5 m/s", "Payload 1400_kg, lift 1600_mm, 1.5_m/s"],
  ["7–9 hours on a charge of 2 hrs", "7–9_hours on a charge of 2_hrs"],
  ["ISO 3691-4 and VDA 5050 2.1", "ISO_3691-|4 and VDA_5050 2.1"],
  ["tags over OPC UA", "tags over OPC_UA"],
  ["`up to §{most} kg, §{value} §{unit}`", "`up to §{most}_kg, §{value}_§{unit}`"],
  ["`§{Math.max(...found)} §{found[0]?.unit}`", "`§{Math.max(...found)}_§{found[0]?.unit}`"],
  ["`M§{unit} §{bottom - unit}h§{length}`", "`M§{unit} §{bottom - unit}h§{length}`"],
  ["MAG 1400 Fork", "MAG 1400 Fork"],
  ["4 doors, 12 houses, 3 more", "4 doors, 12 houses, 3 more"],
])("no line breaks within a figure: %s", (typed, shown) => {
  const source = (text: string) => text.replaceAll("§", "$"); /* a template's placeholder */
  expect(unbroken(source(typed)).replaceAll("\u00a0", "_").replaceAll("\u2060", "|")).toBe(source(shown));
});
