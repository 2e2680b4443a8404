import { vehicles } from "#vehicles/index.ts";
import type { Report } from "../report.ts";

const range = ([from, to]: readonly [number, number], unit: string) =>
  `${from === to ? from : `${from} to ${to}`} ${unit}`;

/** The share of a day in per cent that a vehicle runs, if it runs until empty and charges until full. */
const shares = vehicles.map(({ title, runTimeHours: run, chargeTimeHours: charge }) => {
  const share = (runs: number, charges: number) => Math.floor((100 * runs) / (runs + charges));
  const between = [share(run[0], charge[1]), share(run[1], charge[0])] as const;
  return [title, range(run, "h"), range(charge, "h"), range(between, "%")];
});

export const charging = {
  id: "charging",
  title: "Charging through three shifts",
  summary: "What a battery leaves for work, when to charge, and what the cold takes.",
  readers: "For planners and maintenance",
  published: "2026-08-25",
  sections: [
    {
      heading: "What is left for work",
      text: [
        "A vehicle that runs until empty and charges until full has run time ÷ (run time + charge time) of three shifts left for work, before any wait at a crossing.",
      ],
      table: { columns: ["Vehicle", "Run time", "Charge time", "Available"], rows: shares },
    },
    {
      heading: "When to charge",
      text: [
        "Charge in gaps. A vehicle without a mission takes a free charger, unless the fleet manager gives it the next order.",
        "Charge before the peak. After it, chargers are as scarce as vehicles.",
        "Charge in turn. A fleet that starts full runs empty all at once.",
      ],
      link: { label: "What the planner assumes of charging", to: "/planner/method" },
    },
    {
      heading: "In the cold",
      text: [
        "Datasheets assume controlled conditions. At 0 °C lithium iron phosphate loses some 15 to 25% of its capacity. Put chargers outside the cold store; charge after trips that lead out anyway.",
      ],
    },
    {
      heading: "Before you place a charger",
      checks: [
        "A charging vehicle blocks no route",
        "Two vehicles can pass on the way to it",
        "Power for all chargers at once",
        "As near to the busiest pick-up as possible",
      ],
      link: { label: "Block a charger on a running floor, and watch", to: "/planner/play" },
    },
  ],
} as const satisfies Report;
