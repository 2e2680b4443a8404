import type { Place } from "../plan/plan.ts";
import { enough, type Rule } from "./reason.ts";

type Passage = { from: Place; to: Place; required: number; offered: number };
const short = ({ required, offered }: Passage) => required - offered;

/** mm of clearance on each side below which ISO 3691-4 (annex A) makes a zone an operating hazard zone. */
const hazardBelow = 500;

/** Checks the narrowest lane that a flow can't avoid, there and back, against the wider of vehicle and load. */
export const lane: Rule = ({ title, measures }, { plan, moves, widest }) => {
  if (plan.lanes.every(({ width }) => width === undefined)) return [];
  const tightest = moves
    .flatMap(({ flow, load, from, to }): Passage[] => [
      { from, to, required: Math.max(measures.width, load.width), offered: widest(from.id, to.id) },
      /* A tour comes back with its empties on its own last way. */
      ...(flow.tour ? [] : [{ from, to, required: measures.width, offered: widest(to.id, from.id) }]),
    ])
    .filter(({ offered }) => offered < Number.POSITIVE_INFINITY)
    .reduce<Passage | undefined>(
      (most, each) => (most && short(most) >= short(each) ? most : each),
      undefined,
    );
  if (!tightest) return [];
  const { from, to, required, offered } = tightest;
  /* Where the tightest lane is driven both ways, two that meet have to fit beside one another. */
  const meets = plan.lanes.some(({ both, width }) => both && width === offered) && offered < 2 * required;
  const alone = meets ? " Two can't meet on them: one waits until the other has passed." : "";
  const beside = Math.floor((offered - required) / 2);
  const zone = beside < hazardBelow ? ", an operating hazard zone of ISO 3691-4" : "";
  const way = `between “${from.id}” and “${to.id}”`;
  return [
    enough(
      {
        rule: "lane",
        required,
        offered,
        unit: "mm",
        source: required > measures.width ? "yours: the load's size" : "model: measured width",
      },
      {
        enough: `The lanes ${way} are ${offered} mm wide; ${title} and its load need ${required} mm, which leaves ${beside} mm on each side${zone}.${alone} Clearances are set on the site.`,
        short: `Every way ${way} narrows to ${offered} mm; ${title} and its load are ${required} mm wide: ${required - offered} mm short. Widen a lane, or add another way.`,
      },
    ),
  ];
};
