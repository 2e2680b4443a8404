/** Words of the planner's floor while its fleet drives on it. */
export const driveWords = {
  run: "Run",
  pause: "Pause",
  back: "One minute back",
  step: "One second on",
  so: (done: number, open: number) => `${done} delivered, ${open} waiting for a vehicle`,
  trouble: "Make trouble",
  press: "Press the floor to make trouble, or choose:",
  halt: "Stop it",
  mend: "Let it go on",
  vehicle: (id: number) => `Vehicle ${id + 1}`,
  charger: (place: string) => `Charger ${place}`,
  lane: (from: string, to: string) => `Lane ${from} – ${to}`,
} as const;
