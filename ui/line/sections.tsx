import { Children, isValidElement, type ReactNode, use } from "react";
import { type Leads, PlaceContext, placeOf } from "./place.ts";

type Led = { leads?: Leads };

/**
 * The sections of a page, from the top: each continues the green line where the one above leads it, and the numbering
 * of stations. A section says where it leads the line by its component's static `leads`; an element that differs
 * overrides it by its own `leads` property. A child with neither doesn't count as a section. A component that holds
 * several sections lists them in `Sections` of its own, and its `leads` says where all of them lead.
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
