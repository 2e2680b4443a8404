import { expect, test } from "vitest";
import { cameraFaults } from "./camera-faults.ts";

const alt = "A fork sets a pallet down at the dock.";
const whole = { files: ["dock.jpg", "manifest.ts", "studio"], photographs: { dock: { alt } } };

test("a sized file with its line is no fault", () => {
  expect(cameraFaults({ dock: alt }, whole)).toEqual([]);
});

test.each([
  ["a file without a line", {}, whole, /photographs\/dock\.jpg has no alternative text/],
  [
    "a line without its file",
    { dock: alt },
    { ...whole, files: [] },
    /put its file at photographs\/dock\.jpg/,
  ],
  ["no words", { dock: "" }, whole, /Say in a sentence/],
  ["words without a full stop", { dock: alt.slice(0, -1) }, whole, /with a full stop/],
  ["what pages don't know yet", { dock: alt }, { ...whole, photographs: {} }, /run npm run pictures/],
  ["words that changed since", { dock: `At night. ${alt}` }, whole, /run npm run pictures/],
])("%s is named with what to do", (_, pictures, state, message) => {
  expect(cameraFaults(pictures, state)).toEqual([expect.stringMatching(message)]);
});
