/** Words of the requirement document made from a plan. It requires no manufacturer's product. */
export const requirementWords = {
  /** Text responses in place of a file. */
  instead: {
    unknown: "No plan has a file of this name. The planner lists the files that it makes.",
    unreadable:
      "This address holds no plan that can be read. Ask for the link again, or open the planner and take the file from there.",
    pending: "Your document is being made. This address opens it by itself in a few seconds.",
    queued:
      "The server sizes other plans before it makes this document. This address asks again by itself in ten seconds.",
    late: "This plan's document takes longer than the server has for one. Check the plan's numbers.",
    busy: "The server is making as many documents as it can. Ask for yours again in ten seconds.",
  },
  kind: "Requirement",
  title: (name: string) => (name ? `Requirement: ${name}` : "Requirement for driverless transport"),
  introduction:
    "What a fleet of driverless vehicles has to do on this floor. It is written so that any supplier can answer it: what is required stands first, what was computed and assumed for it stands apart, each figure with its source.",
  link: "Open the plan",
  loads: {
    title: "Loads",
    head: ["Load", "Carried on", "Length, mm", "Width, mm", "Height, mm", "Weight, kg"],
  },
  floor: {
    title: "Floor",
    alt: (places: number, lanes: number) =>
      `Floor plan with ${places} places and ${lanes} lanes; the tables below hold the same.`,
    site: "Passages and surroundings",
    rows: {
      aisle: "Narrowest aisle",
      doorway: "Narrowest doorway",
      doorHeight: "Lowest door",
      gradient: "Steepest slope",
      temperature: "Temperature",
      speed: "Speed limit everywhere",
    },
    unknown: "not given",
    places: { title: "Places", head: ["Place", "x, mm", "y, mm", "Handover", "Height, mm", "Chargers"] },
    lanes: { title: "Lanes", head: ["From", "To", "Driven", "Width, mm", "Speed limit, m/s"] },
    both: "both ways",
    oneWay: "one way",
  },
  flows: {
    title: "Flows",
    all: (perHour: string) =>
      `All flows together: ${perHour} ${perHour === "1" ? "order" : "orders"} in a mean hour.`,
    head: ["From", "To", "Load", "Orders an hour", "Route, m"],
  },
  work: {
    title: "Hours and promise",
    rows: (work: {
      hoursPerDay: number;
      daysPerYear: number;
      peak: number;
      profile?: readonly number[] | undefined;
      promise: { within: number; share: number };
    }) =>
      [
        ["Hours of work a day", `${work.hoursPerDay}`],
        ["Days of work a year", `${work.daysPerYear}`],
        ["Peak hour", `${work.peak} times the orders of a mean one`],
        ...(work.profile
          ? [["Orders by hour of day, from midnight on", work.profile.join(", ")] as const]
          : []),
        [
          "Orders reached in time",
          `${Math.round(work.promise.share * 1000) / 10}% within ${work.promise.within} s`,
        ],
      ] satisfies readonly (readonly [string, string])[],
  },
  computed: {
    title: "What the planner computed",
    text: (site: string) =>
      `With the vehicles of ${site}, as one answer to the requirement. Other vehicles give other counts.`,
    fit: ["Vehicle", "Verdict; the last table has the reasons"],
    counts: ["By formula, without traffic", "Vehicles"],
    money: "Money, EUR",
    moneyRows: {
      payback: "Paid back after, years",
      frame: "Counted over years, with interest of",
      between: "Between",
      npv: "Net present value",
      moves: "What changes the net present value most: with one sum at the end of its band",
      residual: "Worth at the end",
      wageInflation: "Savings rise a year by",
      battery: "New batteries, at the end of year",
      low: "At worst",
      high: "At best",
      irr: "Yearly return, %",
      perTransport: "Cost of a transport",
      never: "never",
    },
    entered: ["Sum as it was entered", "Value", "Band, ± %"],
  },
  sized: {
    title: "The fleet",
    fleet: (count: number, vehicle: string) =>
      `${count === 1 ? "1 vehicle" : `${count} vehicles`} of the kind ${vehicle}.`,
    unsized: "This plan isn't sized yet: open its link, and take the document from there.",
    again: (digest: string) =>
      `Anybody can compute it again from the plan behind the link above: the same answer carries the digest ${digest}.`,
  },
  assumed: {
    title: "What it assumed",
    head: ["Assumption", "Value", "Source"],
    traffic: ["Assumed of vehicles in traffic", "Value", "Source"],
    failures: "Simulated work until a vehicle fails, as a mean; time until it works again",
    stops: ({ between, repair }: { between: number; repair: number }) => `${between} h; ${repair} min`,
  },
  every: {
    title: "Every requirement, vehicle by vehicle",
    text: "Of a vehicle that can't do the job, what speaks against it.",
    head: ["Vehicle", "Verdict", "In words", "Source"],
  },
  questions: {
    title: "Questions to any supplier",
    list: [
      "Which vehicle takes each load at each handover, and what has to be changed at the place for it?",
      "How many vehicles, for which promise, and by which method was the number found? What do one more and one fewer bring?",
      "Which aisle, doorway and floor does the vehicle need with the load, and by which standard is that stated?",
      "Where do vehicles charge, for how long, and how many work meanwhile?",
      "What happens when a lane is blocked, a vehicle stops, or the radio fails? Who clears it, and how soon?",
      "Which interfaces are open (VDA 5050, LIF, order interface), and what is tested before delivery?",
      "Who does the risk assessment, and which zones result from it (ISO 3691-4)?",
      "What do vehicles, integration, floor, chargers, training, ramp-up, service and software cost, once and every year?",
    ],
  },
} as const;
