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
  /** Where the line begins, if the section is the first: else it begins in the lane in which it leaves. */
  begins?: Point;
};

/** A number between two lanes is a place between them. */
type Point = { lane: number; phoneLane: number };

/** Between two sections: where the line is, and the number of the next station. */
export type At = Point & { station: number };

export type Place = { from: At; to: At; turn: "start" | "end" };

/**
 * The place of a section below others.
 * @param above where they lead the line; nothing for the first
 */
export function placeOf({ to, phoneTo, turn, stations = 1, begins }: Leads, above?: At): Place {
  const from = above ?? {
    lane: begins?.lane ?? to ?? 0,
    phoneLane: begins?.phoneLane ?? phoneTo ?? 0,
    station: 1,
  };
  return {
    from,
    to: { lane: to ?? from.lane, phoneLane: phoneTo ?? from.phoneLane, station: from.station + stations },
    turn: turn ?? "start",
  };
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** The place of the section that this stands in. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place)
    throw new Error(
      "A Line or a Station has no place: its section says no `leads`, or stands in no <Sections>.",
    );
  return place;
}

/** "03" */
export const stationNumber = (station: number) => `${station}`.padStart(2, "0");
