import { createContext, use } from "react";

/** A hairline of the grid, 0 at the left to 4 at the right. */
type Lane = 0 | 1 | 2 | 3 | 4;

/** Below 768 px only these have hairlines. */
type PhoneLane = 0 | 2 | 4;

/** Where a section leads the line, and how many stations it has. The section above says where it comes from. */
export type Leads = {
  /** The lane in which the line leaves the section; without one, that in which it came. */
  to?: Lane;
  phoneTo?: PhoneLane;
  /** The line changes its lane at the end of the section, not at its start; the station stands before the change. */
  turn?: "end";
  /** One, where it doesn't say; none, and a station in it has no number. */
  stations?: number;
};

/** Between two sections: where the line is, and the number of the next station. */
type At = { lane: Lane; phoneLane: PhoneLane; station: number };

export type Place = { from: At; to: At; turn?: "end" | undefined };

/**
 * The place of a section below others.
 * @param above where they lead the line; nothing for the first, where the line begins in the lane in which it leaves
 */
export function placeOf({ to, phoneTo, turn, stations = 1 }: Leads, above?: At): Place {
  const from = above ?? { lane: to ?? 0, phoneLane: phoneTo ?? 0, station: 1 };
  const station = from.station + stations;
  return { from, to: { lane: to ?? from.lane, phoneLane: phoneTo ?? from.phoneLane, station }, turn };
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** The place of the section that this stands in. The server, which draws every page first, says where there is none. */
export function usePlace() {
  const place = use(PlaceContext);
  if (import.meta.env.SSR && !place) throw new Error(unplaced);
  return place as Place;
}

const unplaced = "A Line or a Station has no place: its section says no `leads`, or stands in no <Sections>.";

/** "03" */
export const stationNumber = (station: number) => `${station}`.padStart(2, "0");
