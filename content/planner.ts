import { dateFormat } from "#language/language.ts";
import type { Words } from "./internal-link.ts";
import { plannerBegin } from "./planner-begin.ts";

/** Words of the steps of the planner's page. The planner words its own answers: see planner/. */
export const plannerWords = {
  stations: {
    load: "Load",
    floor: "Floor",
    flow: "Flow",
    fit: "Fit",
    fleet: "Fleet",
    money: "Money",
    takeAway: "Take away",
  },
  unsent: {
    back: "Your changes that you had not asked about yet are back in their fields.",
    refused:
      "This browser keeps nothing for this page: its storage is full or forbidden. What you change is lost with the page until you press “Ask again”; then the address of the page keeps it.",
    left: (plan: string, time: string) =>
      `Changes to the plan “${plan}” of ${time} were not asked about before the browser or its tab was closed.`,
    time: (at: number) => dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(at),
    takeUp: "Go on with them",
    drop: "Throw them away",
  },
  job: {
    submit: "Ask again",
    wrong: "These fields need another look",
    several: (flows: number) =>
      `The plan holds ${flows} flows. The first two fields, and the load and handover above, are those of the first one; all of them count in the answers.`,
    groups: {
      load: "What is carried",
      handover: "Handover",
      floor: "Passages and surroundings",
      flow: "Orders and hours",
      fleet: "What is assumed: change it where you know better",
      once: "Paid once, €",
      yearly: "Paid every year, €",
      saved: "Saved",
      money: "Counted with",
      band: "band in per cent",
    },
    rows: {
      open: (lists: string) => `Change ${lists} as rows`,
      hint: (columns: string) => `One row each: ${columns}.`,
      places: {
        label: "Places",
        hint: "Handover is floor, rack, conveyor, under or hitch; without one it is a junction.",
      },
      lanes: { label: "Lanes", hint: "A length only where the lane isn't straight." },
      flows: {
        label: "All flows",
        hint: "Or a from-to chart, pasted from a spreadsheet: destinations in its first row, origins in its first column.",
      },
    },
  },
  editor: {
    open: "Draw the floor",
    again: "Draw what the rows hold now",
    loading: "Loading …",
  },
  lif: {
    label: "Or take places and lanes from a file in LIF, the Layout Interchange Format",
    tooLarge: "This file is larger than any layout that the planner can read.",
    wrong: "This file is no layout in LIF.",
    filled: (places: number) =>
      `The rows now hold ${places} places of the file. The flows still name the old ones: change them too, then ask again.`,
  },
  flows: {
    caption: (count: number) => (count === 1 ? "One flow" : `${count} flows`),
    columns: ["From", "To", "Load", "Orders an hour", "Way, m"],
    more: (count: number) => `And ${count} more: the rows below hold all of them.`,
  },
  fit: {
    verdicts: plannerBegin.answer.verdicts,
    met: (count: number) => (count === 1 ? "1 requirement is met" : `${count} requirements are met`),
    more: (count: number) => (count === 1 ? "1 more like it" : `${count} more like it`),
    none: "No MAG vehicle can do this job as planned. The first one comes closest: its reasons say what would have to change.",
    sources:
      "Each figure is followed by its source: specification is the product table, model is measured on the vehicle's model, planning is an assumption to plan with, yours is what you entered. Zones and clearances are set on the site by whoever commissions the vehicles (ISO 3691-4).",
  },
  bounds: {
    caption: (vehicle: string) => `Vehicles, counted for ${vehicle}`,
    rows: {
      least: ["Impossible below", "All trips known before, no vehicle ever idle"],
      expected: ["Expected", "First come, first served, with time to spare"],
      peak: ["In the peak hour", "The same with the peak's orders"],
    },
    none: "No count is enough: each further vehicle takes more capacity from the others than it brings.",
    hour: (count: number) =>
      count === 1 ? "A mean hour of the vehicle" : `A mean hour of each of ${count} vehicles`,
    limits: "What limits it",
  },
  fleet: {
    question: "With what certainty?",
    text: (share: string, within: number) =>
      `How many vehicles reach ${share} of the orders within ${within} s, when they share lanes, wait for one another, turn, charge and park? Your browser simulates them on your floor, run after run; nothing of it is sent.`,
    noScript: "The simulation needs script. The counts above are computed without it.",
    start: "Simulate the fleet",
    again: "Simulate again",
    stop: "Stop",
    watch: "Watch this fleet drive on this floor",
    running: (runs: number) => (runs === 0 ? "Loading the floor …" : `Run ${runs} of each fleet …`),
    stopped: "Stopped: these are the results so far.",
    done: (runs: number, hours: number) => `${runs} runs of ${hours} h each`,
    failed: "The simulation could not be loaded. Check the connection and start it again.",
    vehicles: plannerBegin.answer.vehicles,
    none: "No fleet keeps it",
    oneMore: (share: string, helps: boolean) =>
      helps ? `One more would bring it to ${share}.` : `One more would not help: ${share}.`,
    curve: "Orders reached in time, %, over the number of vehicles",
    legend:
      "Line: mean of the runs in traffic. Band: 95 % interval, narrower with each run. Dotted: the same fleets if nobody were in their way. Dashed: what is promised. Large point: the smallest fleet that keeps it.",
    table: "Each fleet in figures",
    columns: ["Vehicles", "In time", "Mean wait", "Busy", "Charging"],
    hourOf: (count: number) =>
      count === 1
        ? "A mean hour of the vehicle, in traffic"
        : `A mean hour of each of ${count} vehicles, in traffic`,
    hour: {
      loaded: "Driving loaded",
      handling: "Picking and dropping",
      empty: "Driving empty",
      traffic: "Traffic",
      charging: "Charging",
      idle: "Free",
    },
    limits: "What limits this fleet",
  },
  assumptions: { open: "What the simulation assumes beside these" },
  money: {
    text: "We have no price list, so these are your own sums, each with the band in which it lies. The amounts filled in at first are an example, not an offer.",
    pays: (years: string) => `Pays for itself after ${years} years`,
    never: (years: number) =>
      `Doesn't pay here: ${years} years of savings are worth less than what they cost.`,
    even: (hours: string) =>
      `It would from ${hours} hours of work freed a day, with everything else unchanged.`,
    payback: "Paid back after",
    years: (years: string) => `${years} years`,
    between: (low: string, high: string) => `between ${low} and ${high}`,
    orNever: (low: string) => `between ${low} and never`,
    npv: "Present value of all years, less the outlay",
    irr: "Yearly return",
    noRate: "none",
    perTransport: "Cost of a transport",
    perTransportOf: "Outlay spread over the years, and the yearly costs",
    moves: "What changes it most: net present value, €",
    source:
      "Simple payback, net present value and internal rate of return as textbooks define them. Cost of an hour of work, whole economy:",
  },
  link: {
    text: "This address holds the whole plan. Anyone who opens it sees the same plan and the same answers; nothing is stored here.",
    label: "Open this plan by its own address",
    unread: "Some of this link could not be read, and was left out:",
    broken: (places: number, flows: number) =>
      `This link holds no plan that can be read, or one with more than the ${places} places and ${flows} flows that this page answers. Here is one to begin with instead.`,
  },
  takeAway: {
    files: "As files",
    list: [
      {
        file: "requirement.pdf",
        label: "Requirement, PDF",
        note: "Job, floor, flows, what was computed and assumed, what you simulated here, questions: for any supplier",
      },
      { file: "plan.json", label: "Plan, JSON", note: "What the planner's command reads" },
      { file: "flows.csv", label: "Flows, CSV", note: "For a spreadsheet" },
      {
        file: "answers.csv",
        label: "Answers, CSV",
        note: "Every requirement of every vehicle, and the counts",
      },
      {
        file: "floor.lif.json",
        label: "Floor, LIF",
        note: "VDMA's Layout Interchange Format, for any fleet control",
      },
    ],
    method: { label: "How all of this is computed, and what it leaves out", to: "/planner/method" },
  },
  next: [
    { label: "What a fleet costs", note: "The parts of the price", to: "/costs" },
    { label: "How a fleet is sized", note: "Method and tables", to: "/reports" },
    { label: "The vehicles side by side", note: "Every figure", to: "/products/Mag" },
    { label: "Ask an engineer", note: "Your plan goes along", to: "/contact" },
  ],
} as const satisfies Words;
