/** Words of a case study's figures before and after, side by side. */
export const sidesWords = {
  atWork: "Vehicles or drivers in use",
  people: {
    truck: (people: number) => (people === 1 ? "1 driver with a truck" : `${people} drivers with trucks`),
    foot: (people: number) => (people === 1 ? "1 person on foot" : `${people} people on foot`),
  },
  hours: "People busy with transport",
  hoursBefore: (hours: number) => `${hours} h a day`,
  hoursAfter: "only where a vehicle needs help",
  pickUps: "Pick-ups an hour",
  basis: ({ by, trips, pickUps, emptyBack, perHour, speed, pick, drop, utilisation }: Basis) =>
    [
      `Counted, not measured: the same ${perHour} orders an hour by hand, the shorter way round at ${speed} m/s,`,
      `${pick} s a pick-up and ${drop} s a set-down,`,
      emptyBack ? "each trip back empty," : "with a cart both out and back,",
      ...(trips > 1 ? [`${trips} trips with single pallets for each train,`] : []),
      ...(pickUps > 1 ? ["each pallet set down once on the way,"] : []),
      `${by === "truck" ? "drivers" : "people"} busy for at most ${utilisation * 100}% of the hour.`,
    ].join(" "),
} as const;

type Basis = {
  by: "truck" | "foot";
  trips: number;
  pickUps: number;
  emptyBack: boolean;
  perHour: number;
  speed: number;
  pick: number;
  drop: number;
  utilisation: number;
};
