/** Lists of a plan that can be written as rows. */
export const rowLists = ["loads", "places", "lanes", "flows", "tours"] as const;
export type RowList = (typeof rowLists)[number];

/** The columns of each list, in the order of the rows. */
export const columns = {
  loads: ["name", "carried on", "length, mm", "width, mm", "height, mm", "weight, kg"],
  places: ["name", "x, mm", "y, mm", "handover", "height, mm", "chargers"],
  lanes: ["from", "to", "both ways or one way", "width, mm", "length, mm", "door, s", "speed, m/s"],
  flows: [
    "from",
    "to",
    "load",
    "orders an hour",
    "or one every, s",
    "first after, s",
    "loads a trip",
    "vehicle",
  ],
  tours: [
    "stops in turn, with > between",
    "load",
    "one every, s",
    "first after, s",
    "time at a stop, s",
    "carts",
    "vehicle",
  ],
} as const satisfies Record<RowList, readonly string[]>;
