import { inMinutes, percent } from "#planner/in-words.ts";

/** Words of the planner's page down to its first answer; those of its steps load with their script. */
export const plannerBegin = {
  station: "Start from a case",
  label: "Plans to begin with",
  ask: "Ask again",
  /** Opens the key of the drawn floor. */
  key: "Key",
  answer: {
    fit: "Which one",
    verdicts: { fits: "Fits", depends: "Depends", no: "Doesn't fit" },
    noVehicle: "None as it stands",
    fleet: "How many",
    vehicles: (count: number) => (count === 1 ? "1 vehicle" : `${count} vehicles`),
    noCount: "No fleet",
    /** Stands for an answer that is being taken anew. */
    unknown: "…",
    waits: { anew: "Worked out again", wrong: "A field can't be read", failed: "Not fetched" },
    sizing: "Sizing the fleet.",
    /** Its reason stands with the fleet. */
    limited: "None found to keep the promise",
    noRoom: "No room to park.",
    addPlaces: (count: number) => (count === 1 ? "Add 1 place" : `Add ${count} places`),
    unfit: (vehicle: string) => `${vehicle} doesn't fit.`,
    choose: "Choose another",
    before: (what: string) => `Before: ${what}`,
    currency: {
      anew: "Working it out again.",
      wrong: "A field can't be read. The answer waits.",
      failed: "Not fetched. “Ask again” tries again.",
    },
    said: (count: string, payback: string | undefined) =>
      payback === undefined ? count : `${count}. ${payback}.`,
    atLeast: (count: number) => `At least ${count}`,
    bound: (vehicle: string) => `${vehicle}: a bound, not yet the answer`,
    inTime: (share: number | null) => percent(share),
    /** Left out where there is little room. */
    ofWhat: "of pick-ups",
    within: (within: number) => `within ${inMinutes(within)}`,
    money: "Does it pay",
    payback: (years: number) => `After ${years.toFixed(1)} years`,
    never: "Not here",
    ownSums: "Example costs.",
    enter: "Enter yours.",
    onceSized: "Once the fleet is sized",
    nothingToPay: "No fleet, so nothing to pay back",
  },
  /** While a plan has no sizing yet. */
  sizing: {
    ask: "Size this fleet",
    running: (trying: number) =>
      trying === 0 ? "Sizing the fleet …" : `Sizing: ${trying === 1 ? "1 vehicle" : `${trying} vehicles`}`,
    runs: (runs: number) => `, runs: ${runs}`,
    failed: "Your browser could not size the fleet. The server can:",
  },
} as const;
