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
    text: "The same plan, count and seed give the same run. Another seed moves the orders in time.",
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
      "Yellow: a driving vehicle, to scale where there is room. The narrow end of its outline is its front; a black square is its load.",
      "Green: ground that a vehicle holds. Nobody else may enter it.",
      "Outline only: a standing vehicle. The sign beside its number says why.",
      "Red: what you stopped, or blocked.",
      "Acceleration, turning and distances are planning values, which the planner lists. Protective fields are the vehicle's own, set on the site (ISO 3691-4).",
    ],
  },
  station: "Read on",
  next: [
    { label: "Does it fit?", note: "The planner's answers to this plan", to: "/planner" },
    { label: "Fleet Manager", note: "The software behind it", to: "/products/fleet-manager" },
    { label: "Ask an engineer", note: "Send the address of your plan along", to: "/contact" },
  ],
} as const satisfies Words;
