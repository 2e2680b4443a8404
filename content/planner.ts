/** Words of the planner's page. The planner's own answers are its own words: see planner/. */
export const plannerWords = {
  begin: {
    station: "Begin with a case",
    text: "Each of our case studies is a plan to begin with. Choose the one that is nearest to yours, then change what differs.",
    label: "Plans to begin with",
  },
  job: {
    station: "Does it fit?",
    submit: "Ask again",
    wrong: "These fields need another look",
    several: (flows: number) =>
      `The plan holds ${flows} flows. The fields are those of the first one; all of them count in the answers.`,
    groups: {
      load: "Load",
      handover: "Handover",
      floor: "Floor",
      flow: "Flow",
      money: "Money",
    },
  },
  fit: {
    station: "Every vehicle, best first",
    verdicts: { fits: "Fits", depends: "Depends", no: "Doesn't fit" },
    met: (count: number) => (count === 1 ? "1 requirement is met" : `${count} requirements are met`),
    none: "No MAG takes this job as it stands. What stands nearest is the first one: its reasons say what would have to change.",
    sources:
      "Where a figure comes from stands behind it: specification is the product table, model is measured on the vehicle's model, planning is an assumption to plan with, yours is what you entered. Zones and clearances are set on the site by whoever commissions the vehicles (ISO 3691-4).",
  },
  bounds: {
    station: "How many",
    caption: (vehicle: string) => `Vehicles, counted for ${vehicle}`,
    rows: {
      least: ["Impossible below", "All trips known before, no vehicle ever idle"],
      expected: ["Expected", "First come, first served, with time to spare"],
      peak: ["In the peak hour", "The same with the peak's orders"],
    },
    none: "No count is enough: each further vehicle takes more capacity from the others than it brings.",
    work: "An hour brings this much work, in minutes of one vehicle",
    kinds: { loaded: "Driving loaded", handling: "Picking and dropping", emptyShared: "Driving empty" },
  },
  fleet: {
    station: "With what certainty",
    text: (share: string, within: number) =>
      `How many vehicles reach ${share} of the orders within ${within} s, when they share lanes, wait for one another, turn, charge and park? Your browser drives them on your floor, again and again; nothing of it is sent.`,
    noScript: "The simulation needs script. The counts above are computed without it.",
    start: "Simulate the fleet",
    again: "Simulate again",
    stop: "Stop",
    running: (runs: number) => (runs === 0 ? "Loading the floor …" : `Run ${runs} of each fleet …`),
    stopped: "Stopped: what stands here is what was known by then.",
    done: (runs: number, hours: number) => `${runs} runs of ${hours} h each`,
    failed: "The simulation could not be loaded. Check the connection and start it again.",
    vehicles: (count: number) => (count === 1 ? "1 vehicle" : `${count} vehicles`),
    none: "No fleet yet",
    oneMore: (share: string) => `One more would bring it to ${share}.`,
    curve: "Orders reached in time, %, over the number of vehicles",
    legend:
      "Line: mean of the runs. Band: 95 % interval, narrower with each run. Dashed: what is promised. Large point: the smallest fleet that keeps it.",
    table: "Each fleet in figures",
    columns: ["Vehicles", "In time", "Mean wait", "Busy", "Charging"],
  },
  assumptions: {
    station: "What is assumed",
    text: "Every figure that you did not enter, with its source. The link carries those of your plan.",
  },
  money: {
    station: "Does it pay?",
    text: "We have no price list, so these are your own sums. The amounts that stand here first are an example, in a currency of your choice.",
    payback: "Paid back after",
    years: (years: string) => `${years} years`,
    never: "Doesn't pay here: what is saved in a year is not more than what is spent in it.",
    npv: "Worth today of all years",
    irr: "Yearly return",
    noRate: "none",
    perTransport: "Cost of a transport",
  },
  link: {
    station: "Take it away",
    text: "The whole plan stands in this address. Whoever opens it sees the same plan and the same answers; nothing is stored here.",
    label: "Open this plan by its own address",
    unread: "Some of this link could not be read, and was left out:",
    broken: (places: number, flows: number) =>
      `This link holds no plan that can be read, or one with more than the ${places} places and ${flows} flows that this page answers. Here is one to begin with instead.`,
  },
  next: [
    { label: "What a fleet costs", note: "The parts of the price", to: "/costs" },
    { label: "How a fleet is sized", note: "Method and tables", to: "/reports" },
    { label: "The vehicles side by side", note: "Every figure", to: "/products/Mag" },
    { label: "Ask an engineer", note: "Your plan goes along", to: "/contact" },
  ],
} as const;
