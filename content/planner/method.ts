import type { Words } from "../posts/internal-link.ts";

/** How the planner computes: the text of each part, its formulas, and their sources. */
export const plannerMethod = {
  parts: [
    {
      id: "work",
      title: "The work of an hour",
      text: [
        "Flows are orders an hour from place to place. Routes are the shortest over your lanes, in whole millimetres; speeds are those of the product table.",
        "On a tour, a train of carts leaves its first stop full by a timetable, changes them for empties at each further stop and brings the empties back. It counts as the carts that it takes.",
      ],
      formulas: [
        ["Loaded travel", "Σ orders × length of the route ÷ speed"],
        ["Handling", "Σ orders × (time at the pick-up + time at the set-down)"],
        [
          "A tour's round",
          "time at the pick-up + Σ lengths of the routes from stop to stop and back ÷ speed + further stops × time at a stop + time at the set-down; the time at a stop is that of a set-down unless the tour names its own",
        ],
        [
          "Empty travel, the least",
          "optimum of the transportation problem over each place's surplus or lack of vehicles (Maxwell and Muckstadt, 1982)",
        ],
        [
          "Empty travel, shared",
          "Σ in × out ÷ all orders × length of the route: the next pick-up doesn't depend on the last set-down (Egbelu, 1987)",
        ],
      ],
    },
    {
      id: "bounds",
      title: "How many at the least: a bound",
      text: [
        "No dispatching does with less than the least empty travel. The estimates leave room for queues and repairs. The answer comes from driving the fleet in traffic.",
      ],
      formulas: [
        ["Theoretical minimum", "smallest n with 3600 n ≥ loaded + handling + least empty travel"],
        [
          "Estimate for the mean hour",
          "smallest n with 3600 n × availability × utilisation × (1 − congestion × (n − 1)) ≥ loaded + handling + shared empty travel (traffic factor after Groover)",
        ],
        ["Estimate for the busiest hour", "the same with the peak times the work; a takt stays what it is"],
      ],
    },
    {
      id: "queue",
      title: "The fleet without traffic",
      text: [
        "Orders of each flow arrive by a Poisson process, in the plan's takt, or from your log. A trip with several loads is ordered with the last of them. The oldest waiting order goes to the idle vehicle with the shortest route to its pick-up. Travel is length ÷ speed, on the fastest route where lanes limit the speed; the vehicle stays where it set its load down. Without acceleration, battery or breakdown, it is the model that others can check: the dotted line.",
        "A run's first tenth, in which queues only fill, isn't counted. The figures are means over the runs with a 95% interval: Student's t, and for the share in time Wilson's for the effective number of independent orders (design effect, Kish 1965). Over 1,000 random plans with 30 runs of 8 hours, the intervals of throughput, waits, utilisation and share in time held the mean of 2,000 other runs in 93.5 to 96.2% of cases.",
      ],
    },
    {
      id: "traffic",
      title: "The fleet in traffic",
      text: [
        "The same orders, driven on your lanes. Each vehicle reserves the areas that it will cover, up to a place where it may stay; no two hold one area at one time (safe interval path planning, Phillips and Likhachev, 2011). Starts, stops, turns and charging take time. Where your plan names failures, vehicles stop at random and wait for their repair.",
        "The fleet is the smallest that keeps your promise in the busiest hour: that hour is driven with new orders until the 95% interval of the share in time excludes the promise or is narrower than two points. A takt is as dense in every hour, so a fleet that drives to one keeps the promise over whole days, too; one that falls behind is shown with its share of those. Several kinds of vehicle are counted together: neither one vehicle fewer of any kind keeps the promise, nor two fewer of one with one more of another. Page, command and document take the fleet from this one computation.",
        "What a stop costs is driven, too: the busiest hour runs twice with the same orders, once with a vehicle that stops for 20 minutes on the lane that most trips pass. The difference is the orders late because of it, and the time until its queue is gone.",
        "The acceptance test is the shortest single sampling plan by exact binomial sums. A fleet that keeps the promised share fails it, and one five points worse passes it, with a probability of at most 5% each.",
      ],
    },
    {
      id: "fit",
      title: "Which vehicle fits",
      text: [
        "Each requirement has one rule: required, offered, gap, source. What a vehicle carries, and where it hands over, is the product table's. A carrier that the table wants verified depends on a trial; a pallet at a conveyor's end, which any truck with forks takes or sets down, on the conveyor's height and signals. Where no vehicle can do all flows, each goes to the kind that fits it best, and a kind is held against its own flows.",
        "The aisle of a truck with forks follows VDI 2198, from measures taken on the vehicle's model; l6 is the load's length, or the forks' where they are longer. Other vehicles need the circle in which they turn with their load, on a tape their width, and the safety distance a as well. A passage is as wide as the wider of vehicle and load, without clearance.",
      ],
    },
    {
      id: "money",
      title: "Whether it pays",
      text: [
        "Your sums, each with its band; none is a price of ours. What is bought for each vehicle counts as often as the sizing says; without a fleet, nothing is paid back.",
        "The hours freed are those of the plan's transports moved by hand: the shortest route, by truck or on foot, with as long at each end as our vehicle takes, and back without a load. Change any of these, or enter your own hours.",
      ],
      formulas: [
        [
          "Hours freed a day",
          "Σ orders × trips × (pick-ups × handling + route there and back ÷ speed) × hours of work",
        ],
        ["Payback", "outlay ÷ (saved in the first year − yearly costs); never if a year saves nothing"],
        [
          "Net present value",
          "− outlay + Σ (saved − yearly costs) ÷ (1 + interest)ᵗ − new batteries ÷ (1 + interest)^their year + worth at the end ÷ (1 + interest)^years; what is saved rises with wages from the second year on",
        ],
        ["Cost of a transport", "(outlay ÷ years + yearly costs) ÷ transports a year"],
        ["What moves it most", "net present value at both ends of one sum's band, all others as given"],
      ],
    },
    {
      id: "limits",
      title: "What it leaves out",
      text: [
        "Breakdowns count in the bounds as availability, in the simulation where the plan names them. A vehicle turns on the spot and drives straight from place to place; the room that a train of carts takes is left out.",
        "Nothing here says that something is safe. Zones, clearances and the risk assessment belong to whoever commissions the vehicles (ISO 3691-4).",
      ],
    },
  ],
  /** The drawing beside which vehicle fits. */
  aisle: {
    heading: (title: string) => `The aisle of the ${title}, mm`,
    alt: "Plan: the truck stands across an aisle with a pallet on its forks. From its turning centre, the truck's circle reaches to one side and the load's to the other; half the safety distance is left at each.",
    note: (truck: number, loaded: number, distance: number, need: number) =>
      `Wa + √((l6 − x)² + (b12 ÷ 2)²) + a = ${truck} + ${loaded} + ${distance} = ${need}: the truck's circle, the load's circle, the safety distance, for a stack at 90°.`,
  },
  /** The drawing that opens the page. */
  agreement: {
    heading: "Computed against published figures",
    note: (count: number, farthest: string) =>
      `${count} cases of theory and textbooks, left to right as in the list of cases below (a figure of 0 is not drawn). The line is the published figure, a point the computed one, a bar its 95% interval. Farthest off: ${farthest}.`,
  },
  validation: {
    title: "Beside published figures",
    text: (count: number) =>
      `${count} cases, computed with each edition of this site. A simulated figure's interval holds the exact one 19 times in 20.`,
    show: "Each case, expected and computed",
    columns: ["Case", "Expected", "Computed"],
    exact: "Sums",
    simulated: "Simulated figures",
    interval: "95% interval",
    between: (low: string, high: string) => `${low} to ${high}`,
  },
  next: [
    { label: "Ask the planner", note: "Load, floor and flow", to: "/planner" },
    { label: "How a fleet is sized by hand", note: "Method and tables", to: "/reports#sizing" },
    { label: "Ask an engineer", note: "About a case that this does not cover", to: "/contact" },
  ],
} as const satisfies Words;
