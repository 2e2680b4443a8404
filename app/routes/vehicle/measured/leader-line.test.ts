import { expect, test } from "vitest";
import { leaders } from "#vehicles/leaders.ts";
import { leaderLine, sheet } from "./leader-line.ts";

test("A part at the figure's height is reached straight", () => {
  expect(leaderLine({ side: "start", at: 800, part: [225, 800] })).toBe("M-245 800H225");
});

test("A part above or below is reached at 45 degrees, from outside", () => {
  expect(leaderLine({ side: "start", at: 250, part: [420, 420] })).toBe("M-245 250H250L420 420");
  expect(leaderLine({ side: "end", at: 530, part: [1150, 560] })).toBe("M1845 530H1180L1150 560");
});

test("Every line of every vehicle turns within the sheet", () => {
  for (const lines of Object.values(leaders)) {
    for (const { side, at, part } of lines) {
      const turn = part[0] + (side === "start" ? -1 : 1) * Math.abs(part[1] - at);
      expect(turn).toBeGreaterThan(sheet.left);
      expect(turn).toBeLessThan(sheet.left + sheet.width);
    }
  }
});
