import { createContext, use } from "react";

/** A hairline of the grid, 0 at the left to 4 at the right. */
type Lane = 0 | 1 | 2 | 3 | 4;

/** The hairlines that exist below 768 px. */
type PhoneLane = 0 | 2 | 4;

/**
 * Where a section leads the line, and how many stations it has. Where the line comes from follows from the section
 * above.
 */
export type Leads = {
  /** The lane in which the line leaves the section; if left out, the lane in which it came. */
  to?: Lane;
  phoneTo?: PhoneLane;
  /** The line changes its lane at the end of the section, not at its start; the station is before the change. */
  turn?: "end";
  /** The number of stations, 1 if left out; with 0 a station in it has no number. */
  stations?: number;
};

/** Between two sections: where the line is, and the number of the next station. */
type At = { lane: Lane; phoneLane: PhoneLane; station: number };

export type Place = { from: At; to: At; turn?: "end" | undefined };

/**
 * The place of a section below the ones above it.
 * @param above where those lead the line; undefined for the first section, in which the line begins in the lane it
 * leaves in
 */
export function placeOf({ to, phoneTo, turn, stations = 1 }: Leads, above?: At): Place {
  const from = above ?? { lane: to ?? 0, phoneLane: phoneTo ?? 0, station: 1 };
  const station = from.station + stations;
  return { from, to: { lane: to ?? from.lane, phoneLane: phoneTo ?? from.phoneLane, station }, turn };
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** The place of the enclosing section. Only the server throws if there is none, because it renders every page first. */
export function usePlace() {
  const place = use(PlaceContext);
  if (import.meta.env.SSR && !place) throw new Error(unplaced);
  return place as Place;
}

const unplaced = "A Line or a Station has no place: its section says no `leads`, or stands in no <Sections>.";

/** "03" */
export const stationNumber = (station: number) => `${station}`.padStart(2, "0");
