import { inMinutes, percent } from "#planner/in-words.ts";

/** Words of the planner's page down to its first answer; those of its steps load with their script. */
export const plannerBegin = {
  station: "Begin with a case",
  begin: {
    text: "Choose the case that is nearest to yours, then change what differs.",
    label: "Plans to begin with",
  },
  ask: "Ask again",
  answer: {
    fit: "Which vehicle",
    verdicts: { fits: "Fits", depends: "Depends", no: "Doesn't fit" },
    noVehicle: "None as it stands",
    fleet: "How many",
    vehicles: (count: number) => (count === 1 ? "1 vehicle" : `${count} vehicles`),
    noCount: "No fleet",
    atLeast: (count: number) => `At least ${count}`,
    bound: (vehicle: string) => `${vehicle}: a bound. No smaller fleet can do the work, however it drives.`,
    inTime: (share: number | null, within: number) =>
      `${percent(share)} of the busiest hour's pick-ups within ${inMinutes(within)}`,
    money: "Does it pay",
    payback: (years: number) => `After ${years.toFixed(1)} years`,
    never: "Not here",
    ownSums: "Example costs. Enter yours.",
    onceSized: "Once the fleet is sized",
    nothingToPay: "No fleet, so nothing to pay back",
  },
  /** While a plan has no sizing yet. */
  sizing: {
    ask: "Size this fleet",
    running: (trying: number, runs: number) =>
      trying === 0
        ? "Sizing the fleet …"
        : `Sizing the fleet: ${trying === 1 ? "1 vehicle" : `${trying} vehicles`}, after ${runs} runs …`,
    failed: "Your browser could not size the fleet. The server can:",
  },
} as const;
