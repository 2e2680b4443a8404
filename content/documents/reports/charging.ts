import { vehicles } from "#vehicles/index.ts";
import { coldLossInWords } from "../../wording/cold.ts";
import { range } from "../../wording/figures.ts";
import type { Report } from "../report.ts";

/** The share of a day in per cent that a vehicle runs, if it runs until empty and charges until full. */
const shares = vehicles.map(({ title, runTimeHours: run, chargeTimeHours: charge }) => {
  const share = (runs: number, charges: number) => Math.floor((100 * runs) / (runs + charges));
  const between = [share(run[0], charge[1]), share(run[1], charge[0])] as const;
  return {
    name: title,
    run: `${range(run)} h`,
    charge: `${range(charge)} h`,
    between,
    shown: `${range(between)}%`,
  };
});

export const charging = {
  id: "charging",
  title: "Charging through three shifts",
  summary: "What a battery leaves for work, and what cold takes.",
  readers: "For planners and maintenance",
  published: "2026-08-25",
  figure: {
    kind: "shares",
    heading: "What is left of three shifts for work",
    note: "Run time ÷ (run time + charge time), where a vehicle runs until empty and charges until full, before any wait. Rounded down.",
    columns: ["Vehicle", "Run time", "Charge", "Available"],
    rows: shares,
  },
  sections: [
    {
      heading: "When to charge",
      text: [
        "In gaps: a vehicle without a mission takes a free charger.",
        "Before the peak: after it, chargers are as scarce as vehicles.",
        "In turn: a fleet that starts full runs empty all at once.",
      ],
      link: { label: "What the planner assumes", to: "/planner/method" },
    },
    {
      heading: "In the cold",
      text: [
        `At 0 °C lithium iron phosphate loses some ${coldLossInWords}% of its capacity. Put chargers outside the cold store; charge after trips that lead out.`,
      ],
    },
    {
      heading: "Before you place a charger",
      checks: [
        "A charging vehicle blocks no route",
        "Two vehicles can pass on the way",
        "Power for all chargers at once",
        "Near the busiest pick-up",
      ],
      link: { label: "Block a charger on a running floor", to: "/planner/play" },
    },
  ],
} as const satisfies Report;
