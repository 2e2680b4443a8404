/**
 * What a plan may assume, with defaults. Each figure's source begins with the kind that the planner shows beside it:
 * a planning value, or one that a standard or a published study names.
 */
export const assumptions = {
  pick: {
    value: 30,
    max: 3600,
    unit: "s",
    text: "Time at the pick-up, from arrival to departure with the load",
    source: "planning: one approach, one lift and one check of the load; time yours at the first place",
  },
  drop: {
    value: 30,
    max: 3600,
    unit: "s",
    text: "Time at the set-down, from arrival to departure without the load",
    source: "planning: one approach, one lowering and one check that the place was free",
  },
  availability: {
    value: 0.97,
    max: 1,
    unit: "",
    text: "Share of the shift in which a vehicle is fit to work",
    source: "planning: VDI 2510 asks for the availability of a plant to be agreed; 0.97 is a usual figure",
  },
  utilisation: {
    value: 0.8,
    max: 1,
    unit: "",
    text: "Share of its time that a vehicle may be busy in the mean hour",
    source:
      "planning: at 0.8 a queue before several servers is still short (Erlang C); above it grows steeply",
  },
  congestion: {
    value: 0,
    max: 1,
    unit: "",
    text: "Share of every vehicle's capacity that each further vehicle takes away",
    source: "planning: none unless the plan names it; Groover's traffic factor of 1 − 0.05 (n − 1) is 0.05",
  },
} as const;

/** Defaults of a plan's working hours. */
export const workDefaults = {
  hoursPerDay: 16,
  daysPerYear: 250,
  peak: 1.8,
  promise: { within: 300, share: 0.95 },
} as const;
