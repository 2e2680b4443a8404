import { dateFormat } from "#language/language.ts";
import { figure, inMinutes, percent } from "#planner/in-words.ts";
import type { Unread } from "#planner/lif/unread.ts";
import type { Words } from "../posts/internal-link.ts";
import { plannerBegin } from "./begin.ts";

type SizedShare = {
  within: number;
  share: { mean: number | null; low: number | null; high: number | null };
  promised: number;
  orders: number;
};
type SizedBeside = { count: number; share: number; over?: "days" | undefined };
type FreedBy = { trips: number; pickUps: number; handling?: number | undefined; speed: number };
type AgreedTest = { within: number; share: number; worse: number; risk: number };

/** Words of the steps of the planner's page. The planner words its own answers: see planner/. */
export const plannerWords = {
  stations: {
    load: "Load and orders",
    floor: "Floor",
    flow: "Flow",
    fit: "Fit",
    fleet: "Fleet",
    money: "Money",
    takeAway: "Take away",
    next: "Read on",
  },
  unsent: {
    back: "Changes that you hadn't asked about are back in their fields.",
    refused:
      "This browser's storage is full or forbidden. Press “Ask again”: the address then keeps your changes.",
    left: (plan: string, time: string) =>
      `Changes to the plan “${plan}” of ${time} were not asked about before the browser or its tab was closed.`,
    time: (at: number) => dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(at),
    takeUp: "Go on with them",
    drop: "Throw them away",
  },
  job: {
    wrong: "These fields need another look",
    readAs: (value: number, unit?: string) => `Read as ${value}${unit ? ` ${unit}` : ""}.`,
    byProfile: (peak: number) =>
      `Not used: by the orders by hour, the busiest hour has ${Number(peak.toFixed(2))} times the mean.`,
    several: (flows: number) => `Flow 1 of ${flows}. The answer counts all.`,
    groups: {
      load: "What is carried, and how often",
      handover: "Handover",
      floor: "Passages and surroundings",
      flow: "Peak and hours",
      fleet: "What it is sized for",
      assumed: "Assumed: change what you know better",
      once: "Paid once, €",
      yearly: "Paid every year, €",
      saved: "Other savings every year, €",
      byHand: "Moved by hand today",
      frame: "Counted with",
      band: "band in per cent",
    },
    rows: {
      open: (lists: string) => `Change ${lists} as rows`,
      hint: (columns: string) => `One row each: ${columns}.`,
      loads: {
        label: "Loads",
        hint: "Other units follow the number or head their column. Carriers: open, closed or other pallet, trolley, rack, cart train, roller unit.",
      },
      places: {
        label: "Places",
        hint: "Other units follow the number or head their column. Handover: floor, rack, conveyor, under or hitch; none at a junction.",
      },
      lanes: { label: "Lanes", hint: "Length only where a lane isn't straight." },
      flows: {
        label: "All flows",
        hint: "Or a from-to chart: destinations in its first row, origins in its first column.",
      },
      tours: {
        label: "Tours",
        hint: "A round, as “market > line 1 > line 2”: full carts leave the first stop, empties come back. A cart is one load; its weight counts for each cart.",
      },
    },
  },
  editor: {
    open: "Draw the floor",
    again: "Draw what the rows hold now",
    loading: "Loading …",
    failed: "The drawing could not be loaded. Press again, or change the rows below.",
  },
  orders: {
    open: "Take the orders from an export",
    loading: "Loading …",
    failed: "The reader could not be loaded. Press again, or paste counted flows into the rows below.",
  },
  lif: {
    label: "Or take places and lanes from a file in LIF (Layout Interchange Format)",
    tooLarge: "This file is larger than the planner can read.",
    wrong: (reason: string) => `Nothing was taken from this file: ${reason}.`,
    failed: "This file could not be read. Check the connection, choose it again.",
    filled: (places: number, layout: string) =>
      `The rows now hold ${places} places of ${layout === "" ? "the file" : `“${layout}”`}. Change the flows too, which name the old ones; then ask again.`,
    instead: (layout: string) => `Take “${layout}” instead`,
    unread: "Not taken from the file:",
    kind: ({ name, called, first, times, isLengthTaken }: Unread) =>
      [
        called === undefined ? name : `${name} “${called}”`,
        times === 1 ? ` (${first})` : ` (${times} times, first at ${first})`,
        isLengthTaken ? ": its length counts, its curve is drawn straight" : "",
      ].join(""),
    more: (more: number) => (more === 1 ? "one further kind" : `${more} further kinds`),
  },
  flows: {
    caption: (count: number) => (count === 1 ? "One flow" : `${count} flows`),
    columns: ["From", "To", "Load", "Orders an hour", "Route, m", "Vehicle"],
    more: (count: number) => `And ${count} more: the rows below hold all of them.`,
  },
  fit: {
    verdicts: plannerBegin.answer.verdicts,
    met: (count: number) => (count === 1 ? "1 requirement is met" : `${count} requirements are met`),
    more: (count: number) => (count === 1 ? "1 more reason" : `${count} more reasons`),
    others: (count: number) => (count === 1 ? "1 more doesn't fit" : `${count} more don't fit`),
    none: "No MAG vehicle can do this job as planned. The first comes closest.",
    sources:
      "Model: measured on it. Planning: assumed. Yours: entered. Whoever commissions the vehicles sets zones and clearances (ISO 3691-4).",
  },
  sizing: {
    atLeast: plannerBegin.answer.atLeast,
    bound: (vehicle: string) =>
      `No fewer of ${vehicle} can do the work. Simulation finds how many keep the promise.`,
    unfit: (vehicle: string) => `${vehicle} can't do this job as planned: the reasons stand under Fit.`,
    none: "No fleet keeps it",
    vehicles: plannerBegin.answer.vehicles,
    unsized: "Too large to size here",
    promise: ({ within, share, promised, orders }: SizedShare) =>
      `${percent(share.mean)} of pick-ups within ${inMinutes(within)} in the busiest hour; promised: ${inPercent(promised)}. Over ${figure(orders)} simulated orders, 95% interval ${percent(share.low)} to ${percent(share.high)}.`,
    /** @param title the vehicle that is one fewer or more, where there are several kinds */
    beside: (by: "fewer" | "more", { count, share, over }: SizedBeside, title?: string) =>
      `With ${count === 1 ? "1 vehicle" : `${count} vehicles`}${title ? `, one ${title} ${by}` : ""}: ${percent(share)}${over ? " over whole days" : ""}.`,
    limit: "What limits this fleet",
    stop: "What a stop costs",
    stopping: "Being worked out …",
    addParking: (places: number) =>
      places === 1 ? "Add the missing place to park" : `Add ${places} places to park`,
    accepted: "How it is accepted",
    test: (orders: string, late: string, { within, share, worse, risk }: AgreedTest) =>
      `Run ${orders} orders of the busiest hour; accept if at most ${late} wait longer than ${inMinutes(within)} for pick-up. A fleet that keeps ${inPercent(share)} fails at most ${inPercent(risk)} of such tests; one that keeps ${inPercent(share - worse)} passes at most ${inPercent(risk)}.`,
  },
  bounds: {
    caption: (vehicle: string) => `Formulas, without traffic: ${vehicle}`,
    rows: {
      least: ["Theoretical minimum", "Perfect planning, no idle time"],
      expected: ["Estimate for the mean hour", "First come, first served, nobody in the way"],
      peak: ["Estimate for the busiest hour", "The same with that hour's orders"],
    },
    none: "No count is enough: each further vehicle takes more capacity than it brings.",
    hour: (count: number) =>
      count === 1
        ? "How one vehicle would spend an average hour"
        : `How each of ${count} vehicles would spend an average hour`,
  },
  fleet: {
    question: "An average hour of this fleet",
    text: "This fleet, one fewer and one more, simulated in your browser.",
    noScript: "This simulation needs script; the answer above doesn't.",
    start: "Simulate the fleet",
    again: "Simulate again",
    stop: "Stop",
    running: (runs: number) => (runs === 0 ? "Loading the floor …" : `Run ${runs} of each fleet …`),
    stopped: "Stopped: these are the results so far.",
    done: (runs: number, hours: number) => `${runs} runs of ${hours} h each`,
    failed: "The simulation could not be loaded. Check the connection and start it again.",
    curve: "Pick-ups in time, %, by number of vehicles, in average hours",
    legend:
      "Line: mean. Band: 95% interval. Dotted: without traffic. Dashed: promised. Large point: the fleet sized for the busiest hour.",
    table: "Each fleet in figures",
    columns: ["Vehicles", "In time", "Mean wait", "Busy", "Charging"],
    hourOf: "How each vehicle spends an average hour",
    hour: {
      loaded: "Driving loaded",
      handling: "Pick-up and set-down",
      empty: "Driving empty",
      traffic: "Traffic",
      charging: "Charging",
      idle: "Free",
    },
    limits: "What takes most of that hour",
  },
  assumptions: { open: "What is assumed" },
  money: {
    change: "Change the sums",
    text: "Example sums, not an offer.",
    pays: (years: string) => `Pays for itself after ${years} years`,
    never: (years: number) =>
      `Doesn't pay here: ${years} years of savings are worth less than what they cost.`,
    even: (hours: string) =>
      `It would from ${hours} hours of work freed a day, with everything else unchanged.`,
    unfit: "No vehicle fits this job as planned, so there is nothing to pay back.",
    noFleet: "No fleet was found to keep the promise on this floor, so there is nothing to pay back.",
    unsized: "Costs follow once the fleet is sized.",
    wrong: "One of the sums can't be read.",
    freed: {
      caption: "Hours of work freed a day",
      own: "as you entered them",
      kinds: { handling: "Pick-up and set-down", loaded: "Driving with a load", back: "Driving back empty" },
      from: ({ trips, pickUps, handling = 60, speed }: FreedBy) =>
        `By hand: ${trips === 1 ? "one trip" : `${trips} trips`} a load at ${speed} m/s, ${pickUps === 1 ? "one pick-up" : `${pickUps} pick-ups`} of ${handling} s with set-down.`,
      hours: (hours: string) => `${hours} h`,
      sum: (hours: string, days: number, wage: string, saved: string) =>
        `${hours} h × ${days === 1 ? "1 day" : `${days} days`} × ${wage} ≈ ${saved} a year`,
    },
    paybackOf: (low: string, high?: string) =>
      high === undefined
        ? `At first-year savings, from ${low} years to never.`
        : `At first-year savings, ${low} to ${high} years.`,
    between: (low: string, high: string) => `${low} to ${high}`,
    npv: "Net present value",
    irr: "Yearly return",
    noRate: "none",
    perTransport: "Cost of a transport",
    perTransportOf: "Outlay spread over the years, yearly costs",
    moves: "What changes it most: net present value, €",
    source: "An hour of work, whole economy:",
  },
  link: {
    text: "The address holds the whole plan; the site stores none.",
    label: "Open this plan by its own address",
    watch: "Watch this fleet in the live hall",
    unread: "Some of this link could not be read, and was left out:",
    broken: "This link holds no plan that can be read. Here is one to begin with.",
  },
  takeAway: {
    files: "As files",
    list: [
      {
        file: "requirement.pdf",
        label: "Requirement, PDF",
        note: "Plan, answers and questions, for any supplier",
      },
      { file: "plan.json", label: "Plan, JSON", note: "For the planner's command" },
      { file: "flows.csv", label: "Flows, CSV" },
      {
        file: "answers.csv",
        label: "Answers, CSV",
        note: "Every requirement, and the counts",
      },
      {
        file: "floor.lif.json",
        label: "Floor, LIF",
        note: "VDMA's layout format",
      },
      {
        file: "floor.lif2.json",
        label: "Floor as LIF 2.0",
      },
    ],
    method: { label: "How this is computed", to: "/planner/method" },
  },
  next: [
    { label: "What a fleet costs", note: "The parts of the price", to: "/costs" },
    { label: "How a fleet is sized", note: "Method and tables", to: "/reports" },
    { label: "The vehicles side by side", note: "Every figure", to: "/products/Mag" },
    { label: "Ask an engineer", note: "Your plan goes along", to: "/contact" },
  ],
} as const satisfies Words;

/** A share that was agreed, without the digits of one that was measured. */
const inPercent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
