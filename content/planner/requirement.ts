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
    "What driverless vehicles have to do on this floor, for any supplier to answer, and the fleet computed for it. Each figure has its source.",
  link: "Open the plan",
  loads: {
    head: ["Load", "Carried on", "Length, mm", "Width, mm", "Height, mm", "Weight, kg"],
  },
  floor: {
    title: "The floor in figures",
    alt: (places: number, lanes: number) =>
      `Floor plan with ${places} places and ${lanes} lanes; the last tables hold the same.`,
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
    places: {
      head: ["Place", "x, mm", "y, mm", "Use"],
      at: (handover: string, height: number) => (height === 0 ? handover : `${handover}, ${height} mm`),
      charge: (count: number) => (count === 1 ? "1 charger" : `${count} chargers`),
    },
    lanes: {
      head: { from: "From", to: "To", driven: "Driven", width: "Width, mm", speed: "Limit, m/s" },
    },
    both: "both ways",
    oneWay: "one way",
  },
  flows: {
    all: (perHour: string) =>
      `All flows together: ${perHour} ${perHour === "1" ? "order" : "orders"} in a mean hour.`,
    head: ["From", "To", "Load", "Orders an hour", "Route, m"],
  },
  required: "What is required",
  work: {
    title: "Hours and promise",
    rows: (work: {
      hoursPerDay: number;
      daysPerYear: number;
      peak: number;
      hasTakts: boolean;
      profile?: readonly number[] | undefined;
      promise: { within: number; share: number };
    }) =>
      [
        ["Hours of work a day", `${work.hoursPerDay}`],
        ["Days of work a year", `${work.daysPerYear}`],
        [
          "Busiest hour",
          `${work.peak} times the orders of a mean one${work.hasTakts ? "; takts stay as they are" : ""}`,
        ],
        ...(work.profile
          ? [["Orders by hour of day, from midnight on", work.profile.join(", ")] as const]
          : []),
        [
          "Pick-ups in time",
          `${Math.round(work.promise.share * 1000) / 10}% within ${work.promise.within} s`,
        ],
      ] satisfies readonly (readonly [string, string])[],
  },
  computed: {
    title: "What the planner computed",
    text: (site: string) => `With the vehicles of ${site}. Other vehicles give other counts.`,
    fit: ["Vehicle", "Verdict"],
    count: "Vehicles",
    money: "Money, EUR",
    results: "What the sums come to",
    sums: ["Sum", "Entered", "± %", "In all", "Between", "NPV, low", "NPV, high"],
    moneyRows: {
      payback: "Paid back after, years",
      between: "Between",
      npv: "Net present value (NPV)",
      irr: "Yearly return, %",
      perTransport: "Cost of a transport",
      never: "never",
    },
    entered: ["Entered", "Value", "± %"],
    countedWith: ["Counted with", ""],
  },
  sized: {
    kind: (vehicle: string) => `of the kind ${vehicle}`,
    unsized: "This plan isn't sized yet: open its link, and take the document from there.",
    again: (digest: string) =>
      `Computed again from the plan behind the link, the answer carries the same digest: ${digest}.`,
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
    head: ["Verdict", "Source"],
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
