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
        "A vehicle that runs until its battery is empty, and charges until it is full, is available for run time ÷ (run time + charge time). It is the most that a day of three shifts can give, before the first mission waits at a crossing.",
      ],
      table: { columns: ["Vehicle", "Run time", "Charge time", "Available"], rows: shares },
    },
    {
      heading: "When to charge",
      text: [
        "In gaps. A vehicle without a mission drives to a charger that is free, and leaves it when an order comes. This is opportunity charging: the fleet manager weighs the next order against a charge.",
        "Before the peak. Chargers are as scarce as vehicles in the hour after it, so the fleet should be full in the hour before.",
        "One after the other. If all vehicles begin the shift full, all of them are empty at the same time.",
      ],
      link: { label: "What the planner assumes of charging", to: "/planner/method" },
    },
    {
      heading: "In the cold",
      text: [
        "Run times on datasheets assume controlled conditions. Lithium iron phosphate loses some 15 to 25% of its capacity at 0 °C. Put the chargers outside the cold store, and let a vehicle charge after a trip that brings it out anyway.",
      ],
    },
    {
      heading: "Before you place a charger",
      checks: [
        "A place where a vehicle that charges blocks no route",
        "Two vehicles can pass on the way to it",
        "Power for all chargers at once, not for their average",
        "As near to the busiest pick-up as the floor allows",
      ],
      link: { label: "Block a charger on a running floor, and watch", to: "/planner/play" },
    },
  ],
} as const satisfies Report;
