import type { Costs } from "#planner/money/costs.ts";
import { promise } from "../../forms/promise.ts";
import type { Answer } from "./answer.ts";

/** The site names no prices of ours: only the parts of a sum, and one example that is marked as such. */
export const costs: Answer = {
  path: "/costs",
  drawn: "growth",
  chapters: [
    {
      id: "sum",
      station: "The sum",
      headline: "The parts of the price.",
      parts: [
        {
          heading: "Paid once",
          text: ["An offer lists each of these by itself, so that you can compare it line by line."],
          table: {
            columns: ["Part", "What is in it", "What drives its cost"],
            rows: [
              ["Vehicles", "Number and type", "The peak hour, distances, weight and lift height"],
              ["Chargers", "Charging places and their supply", "Number of vehicles, length of shifts"],
              [
                "Handovers",
                "Racks, trolleys, conveyors, markings",
                "Number of places, and how level they are",
              ],
              ["Software", "Fleet Manager and Integrator", "Number of vehicles and of connected systems"],
              ["Integration", "ERP, WMS, MES, PLCs, doors, lifts", "Number of systems, and who knows them"],
              ["Site", "Floor repairs, network, power, marking", "The state of the floor today"],
              [
                "Commissioning",
                "Map, routes, tests, training",
                "Number of places, and when the floor is free",
              ],
            ],
          },
        },
        {
          heading: "Paid every year",
          table: {
            columns: ["Part", "What is in it", "What drives its cost"],
            rows: [
              ["Service", "Inspections, spare parts, wheels", "Hours of operation, and the floor"],
              ["Software", "Updates and support", "Number of vehicles, hours of support"],
              ["Energy", "Charging", "Hours of operation, weight, slopes"],
              ["People", "Somebody who looks after the fleet", "Shifts, and how often routes change"],
            ],
          },
        },
        {
          heading: "Saved every year",
          text: [
            "Hours that people spend driving today, with their full cost for the company; hired trucks; damage to goods and racks. Count only the hours that are really freed: a driver who also scans and wraps is freed in part.",
          ],
        },
      ],
    },
    {
      id: "drivers",
      station: "What drives it",
      headline: "Where a budget grows or shrinks.",
      parts: [
        {
          heading: "The peak, not the average",
          text: [
            "The number of vehicles follows from the busiest hour, which has 1.5 to 2.5 times the average. A buffer that spreads the peak over two hours is often cheaper than the vehicle it saves.",
          ],
        },
        {
          heading: "Empty travel",
          text: [
            "A fleet that drives back empty needs more vehicles than one that finds a load for the return. The planner shows both ends of that range.",
          ],
        },
        {
          heading: "Handovers",
          text: [
            "Floor places cost a marking. Level conveyors with a handshake cost more once, and take a load without a lift.",
          ],
        },
        {
          heading: "Doors, lifts and systems",
          text: [
            "Each one that has to be connected is a small project: a signal, a test, somebody who may change its program.",
          ],
        },
        {
          heading: "Lift height",
          text: ["The highest shelf decides the type of vehicle. One level fewer may change it."],
        },
      ],
    },
  ],
  closing: {
    headline: "Want the sum for your floor?",
    text: `Count the vehicles in the planner, enter your own amounts, and send us the plan. ${promise.short}`,
    action: { label: "Ask for an offer", to: "/contact?about=costs" },
    related: [
      { label: "Count vehicles, compute the payback", note: "Planner", to: "/planner" },
      { label: "Service, spare parts, warranty", note: "What is paid every year", to: "/service" },
      { label: "Sizing a fleet for its peak hour", note: "Report", to: "/reports#sizing" },
    ],
  },
};

/** Amounts of the example, in thousands of a currency; invented, to show how the sum works. */
export const exampleCosts: Costs = {
  currency: "",
  once: [
    { name: "Vehicles, chargers and software", amount: 300 },
    { name: "Integration, site and commissioning", amount: 125 },
  ],
  yearly: [{ name: "Service, updates and energy", amount: 42 }],
  saved: [{ name: "Hours of driving", amount: 165 }],
  years: 7,
  rate: 0.08,
};

/** Words of the example. */
export const exampleWords = {
  id: "example",
  station: "Example",
  headline: "An example, marked as one.",
  note: "Invented amounts: not our prices, nor anybody else's. The planner computes the same with your own.",
  growth: {
    heading: "An example: all saved, less all paid, by year",
    note: "In thousands, without interest. These amounts are invented to show the calculation; the table is below.",
    start: "Start",
    year: (year: number) => `${year}`,
    payback: "to pay for itself",
  },
  columns: ["Item", "Thousands"],
  once: "once",
  yearly: "a year",
  years: "years",
} as const;
