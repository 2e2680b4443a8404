import { Children, isValidElement, type ReactNode, use } from "react";
import { type Leads, PlaceContext, placeOf } from "./place.ts";

type Led = { leads?: Leads };

/**
 * The sections of a page, from the top: each takes the green line over where the one above leads it, and its stations
 * are numbered on. A section says where it leads the line by `leads`, a property of its component; an element that
 * differs from others of its component has what differs as a property `leads`. Whatever says nothing is no section.
 * A component that stands for several lists them in `Sections` of its own, and says where all of them lead.
 */
export function Sections({ children }: { children: ReactNode }) {
  let above = use(PlaceContext)?.from;
  return Children.map(children, (child) => {
    const leads = leadsOf(child);
    if (!leads) return child;
    const place = placeOf(leads, above);
    above = place.to;
    return <PlaceContext value={place}>{child}</PlaceContext>;
  });
}

function leadsOf(child: ReactNode): Leads | undefined {
  if (!isValidElement<Led>(child)) return undefined;
  const { leads } = child.type as Led;
  const { leads: differs } = child.props;
  return leads || differs ? { ...leads, ...differs } : undefined;
}
