import { Children, isValidElement, type ReactNode, use } from "react";
import { type At, type Leads, PlaceContext, placeOf } from "./place.ts";

/** Several where one component stands for several sections, which it lists in `Sections` of its own. */
type Led = { leads?: Leads | readonly Leads[] };

/**
 * The sections of a page, from the top: each takes the green line over where the one above leads it, and its stations
 * are numbered on. A section says where it leads the line by `leads`, a property of its component; an element that
 * differs from others of its component has what differs as a property `leads`. Whatever says nothing is no section.
 */
export function Sections({ children }: { children: ReactNode }) {
  let above = use(PlaceContext)?.from;
  return Children.map(children, (child) => {
    const [first, ...others] = leadsOf(child);
    if (!first) return child;
    const place = placeOf(first, above);
    const to = others.reduce<At>((at, leads) => placeOf(leads, at).to, place.to);
    above = to;
    return <PlaceContext value={{ ...place, to }}>{child}</PlaceContext>;
  });
}

function leadsOf(child: ReactNode): readonly Leads[] {
  if (!isValidElement<Led>(child) || typeof child.type === "string") return [];
  const { leads: own } = child.type as Led;
  const { leads: said } = child.props;
  if (!own || !said) return [own ?? said ?? []].flat();
  const [differs] = [said].flat();
  return [own].flat().map((leads) => ({ ...leads, ...differs }));
}
