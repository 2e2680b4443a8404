/** Words of the planner's page down to its first answer; those of its steps load with their script. */
export const plannerBegin = {
  station: "Begin with a case",
  begin: {
    text: "Each of our case studies is a plan to begin with. Choose the one that is nearest to yours: the answer appears below at once. Then change what differs.",
    label: "Plans to begin with",
  },
  answer: {
    fit: "Which vehicle",
    verdicts: { fits: "Fits", depends: "Depends", no: "Doesn't fit" },
    noVehicle: "None as it stands",
    fleet: "How many",
    vehicles: (count: number) => (count === 1 ? "1 vehicle" : `${count} vehicles`),
    noCount: "No count is enough",
    between: (vehicle: string, least: number, peak: number | null) =>
      `of ${vehicle}; ${least} at the least${peak === null ? "" : `, ${peak} in the peak hour`}`,
    money: "Does it pay",
    payback: (years: string) => `After ${years} years`,
    never: "Not here",
    ownSums: "With an example's sums, until you enter yours",
  },
} as const;
