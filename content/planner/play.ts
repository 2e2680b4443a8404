import type { Words } from "../posts/internal-link.ts";

/** Words of the page on which a plan runs. */
export const playWords = {
  floor: {
    station: "On the floor",
    runs: (name: string, vehicles: string) => `“${name}”, driven by ${vehicles}.`,
    largeNoScript: "A plan of this size is drawn with script. Nothing of it is sent anywhere.",
    noScript: "Vehicles drive on this floor with script. Nothing of your plan is sent anywhere.",
    unread: "Some of this link could not be read, and was left out:",
    broken: "This link holds no plan that can be read. Here is one of ours instead.",
  },
  run: {
    station: "Another run",
    text: "The same plan, count and seed give the same run, in every browser. Another seed brings the orders at other moments.",
    count: "Vehicles",
    seed: "Seed",
    submit: "Start again",
    countHint: (most: number) => `1 to ${most}; empty: as many as the plan needs`,
    seedHint: "A whole number, 0 or more",
    wrongCount: (most: number) => `Vehicles: must be a whole number from 1 to ${most}`,
    wrongSeed: "Seed: must be a whole number from 0 to 4294967295",
    presets: "Plans to run",
  },
  read: {
    station: "What you see",
    points: [
      "Yellow: a vehicle that drives, with its number, true to scale where there is room. Each kind has its outline, whose narrow end shows where it drives; a black square is its load.",
      "Green: the ground that a vehicle holds at this moment. Nobody else may enter it.",
      "Empty: a vehicle that stands. The sign beside its number says why.",
      "Red: what you stopped, or blocked.",
      "Acceleration, turning and distances are planning values; the planner's page lists them. Protective fields and stops are the vehicle's own and are set on the site (ISO 3691-4).",
    ],
  },
  station: "Read on",
  next: [
    { label: "Does it fit?", note: "The planner's answers to this plan", to: "/planner" },
    { label: "Fleet Manager", note: "The software behind it", to: "/products/fleet-manager" },
    { label: "Ask an engineer", note: "Send the address of your plan along", to: "/contact" },
  ],
} as const satisfies Words;
