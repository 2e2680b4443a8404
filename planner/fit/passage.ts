import { enough, most, type Rule } from "./reason.ts";

/** The narrowest doorway, against the wider of vehicle and load. */
export const doorway: Rule = ({ title, measures }, { plan, moves }) => {
  const offered = plan.site.doorway;
  if (offered === undefined) return [];
  return [
    passage(
      "doorway",
      "wide",
      title,
      measures.width,
      most(moves, ({ load }) => load.width),
      offered,
    ),
  ];
};

/** The lowest door, against the taller of vehicle and load. */
export const doorHeight: Rule = ({ title, measures }, { plan, moves }) => {
  const offered = plan.site.doorHeight;
  if (offered === undefined) return [];
  return [
    passage(
      "door-height",
      "high",
      title,
      measures.height,
      most(moves, ({ load }) => load.height),
      offered,
    ),
  ];
};

function passage(
  rule: string,
  how: "wide" | "high",
  title: string,
  own: number,
  { value, move }: ReturnType<typeof most>,
  offered: number,
) {
  const required = Math.max(own, value);
  const what = own >= value ? title : `The load “${move?.load.id}”`;
  return enough(
    {
      rule,
      required,
      offered,
      unit: "mm",
      source: own >= value ? "model: measured with its forks or plate lowered" : "yours: the load's size",
    },
    {
      enough: `${what} is ${required} mm ${how} and passes a door of ${offered} mm. Clearances are set on the site.`,
      short: `${what} is ${required} mm ${how}; the door is ${offered} mm: ${required - offered} mm short. Use a ${how === "wide" ? "wider" : "higher"} door or a way round it.`,
    },
  );
}
