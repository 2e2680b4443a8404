/** How large a plan may be. Lengths in mm, weights in kg. */
export const limits = {
  places: 200,
  lanes: 500,
  flows: 500,
  loads: 50,
  ordersPerHour: 10_000,
  /** Of an hour of the day, over all the days of a log. */
  ordersInHour: 10_000_000,
  /** One order in a month of 31 days around the clock. */
  fewestPerHour: 0.0013,
  /** Hours between two failures of one vehicle: more often, it would stand more than it drives. */
  shortestBetween: 0.5,
  longestBetween: 100_000,
  /** min: a day. */
  longestRepair: 1440,
  /** Loads. */
  perTrip: 50,
  tours: 50,
  /** Of one tour. */
  stops: 20,
  /** 10 km: the largest coordinate, and the longest lane. */
  reach: 10_000_000,
  loadSize: 20_000,
  loadWeight: 100_000,
  /** Of a speed limit, m/s. */
  slowest: 0.05,
  fastest: 10,
  placeHeight: 100_000,
  vehicles: 500,
  idLength: 40,
  nameLength: 200,
} as const;
