import type { Reason, Rule } from "./reason.ts";

/** °C of usual halls, in which no vehicle needs a check. */
const usual = { from: 5, to: 40 };

/** The product table names no gradient: level floors fit, others have to be agreed at commissioning. */
export const gradient: Rule = ({ title }, { plan }) => {
  const required = plan.site.gradient;
  const reason = { rule: "gradient", required, offered: null, unit: "%", gap: null };
  if (required === 0) return [{ ...reason, ...level, text: `${title} drives on a level floor.` }];
  return [
    {
      ...reason,
      verdict: "depends",
      text: `Whether ${title} climbs ${required}% with its load depends on length and surface of the slope: an engineer decides on your drawing.`,
      source: "planning: an engineer judges slopes on your drawing",
    },
  ];
};

const level = {
  verdict: "fits",
  source: "planning: vehicles are planned on level floors",
} as const satisfies Partial<Reason>;

/** The product table names no temperatures: those of usual halls fit, others have to be agreed at commissioning. */
export const temperature: Rule = ({ title }, { plan }) => {
  if (!plan.site.temperature) return [];
  const [from, to] = plan.site.temperature;
  const fits = from >= usual.from && to <= usual.to;
  const beyond =
    from < usual.from
      ? `below ${usual.from} °C batteries hold less and fog settles`
      : `above ${usual.to} °C batteries age and electronics throttle`;
  return [
    {
      rule: "temperature",
      verdict: fits ? "fits" : "depends",
      required: `${from} to ${to}`,
      offered: `${usual.from} to ${usual.to}`,
      unit: "°C",
      gap: null,
      text: fits
        ? `${title} works from ${usual.from} to ${usual.to} °C without further questions.`
        : `From ${from} to ${to} °C it depends: ${beyond}. An engineer decides with you.`,
      source: "planning: 5 to 40 °C is what vehicles for halls are usually built for",
    },
  ];
};
