/** What a field's figure counts, in the plan's units. */
export type Unit =
  | "mm"
  | "kg"
  | "s"
  | "h"
  | "min"
  | "m/s"
  | "an hour"
  | "°C"
  | "%"
  | "share"
  | "times"
  | "€"
  | "days"
  | "years";

/** A unit as people type it: how many of the plan's it is, and what lies between their zeros. */
type Typed = { names: string; factor: number; offset?: number };

/** Names are compared in lower case, without blanks, points and signs of square brackets. */
const typed: Record<Unit, readonly Typed[]> = {
  mm: [
    { names: "mm millimetre millimetres millimeter millimeters", factor: 1 },
    { names: "cm centimetre centimetres centimeter centimeters", factor: 10 },
    { names: "dm", factor: 100 },
    { names: "m metre metres meter meters", factor: 1000 },
    { names: "km kilometre kilometres kilometer kilometers", factor: 1_000_000 },
    { names: 'in inch inches " ″ ”', factor: 25.4 },
    { names: "ft foot feet ' ′ ’", factor: 304.8 },
    { names: "yd yard yards", factor: 914.4 },
  ],
  kg: [
    { names: "kg kgs kilo kilos kilogram kilograms", factor: 1 },
    { names: "g gram grams", factor: 0.001 },
    { names: "t tonne tonnes", factor: 1000 },
    { names: "lb lbs pound pounds", factor: 0.453_592_37 },
  ],
  s: [
    { names: "s sec secs second seconds", factor: 1 },
    { names: "ms", factor: 0.001 },
    { names: "min mins minute minutes", factor: 60 },
    { names: "h hr hrs hour hours", factor: 3600 },
  ],
  h: [
    { names: "h hr hrs hour hours h/day h/d hours/day hoursaday hoursperday", factor: 1 },
    { names: "min mins minute minutes", factor: 1 / 60 },
  ],
  min: [
    { names: "min mins minute minutes", factor: 1 },
    { names: "s sec secs second seconds", factor: 1 / 60 },
    { names: "h hr hrs hour hours", factor: 60 },
  ],
  "m/s": [
    { names: "m/s mps", factor: 1 },
    { names: "km/h kmh kph", factor: 1 / 3.6 },
    { names: "m/min", factor: 1 / 60 },
    { names: "ft/s", factor: 0.3048 },
    { names: "ft/min fpm", factor: 0.3048 / 60 },
    { names: "mph", factor: 0.447_04 },
  ],
  "an hour": [
    { names: "/h anhour perhour hourly /hr /hour orders/h ordersanhour ordersperhour", factor: 1 },
    { names: "/min aminute perminute /minute", factor: 60 },
  ],
  "°C": [
    { names: "°c c celsius degc degrees ° degreescelsius", factor: 1 },
    { names: "°f f fahrenheit degf degreesfahrenheit", factor: 5 / 9, offset: -32 },
    { names: "k kelvin", factor: 1, offset: -273.15 },
  ],
  "%": [{ names: "% percent pct", factor: 1 }],
  share: [{ names: "% percent pct", factor: 0.01 }],
  times: [
    { names: "x × times fold", factor: 1 },
    { names: "% percent pct", factor: 0.01 },
  ],
  "€": [
    { names: "€ eur euro euros", factor: 1 },
    { names: "k k€ keur tsd", factor: 1000 },
    { names: "m€ mio mio€ million", factor: 1_000_000 },
  ],
  days: [{ names: "d day days daysayear days/year", factor: 1 }],
  years: [{ names: "years year yr yrs y", factor: 1 }],
};

const known = new Map(
  Object.entries(typed).map(([unit, each]) => [
    unit,
    new Map(each.flatMap((one) => one.names.split(" ").map((name) => [name, one] as const))),
  ]),
);

/** What people count in front of “an hour”: it is the same rate. */
const counted =
  /^(pallets?|loads?|orders?|moves?|movements?|trips?|transports?|carts?|trains?|racks?|totes?|boxes|units?|pieces|pcs)(?=\/|per|an?hour|an?min)/;

/** How the plan's unit follows from one that was typed; undefined if the field doesn't know that one. */
export function conversion(name: string, unit: Unit): ((value: number) => number) | undefined {
  const plain = name.toLowerCase().replaceAll(/[\s.[\]()]/g, "");
  const found = known.get(unit)?.get(unit === "an hour" ? plain.replace(counted, "") : plain);
  if (!found) return undefined;
  const { factor, offset = 0 } = found;
  /* Without the digits that only binary fractions have: 1.1 × 304.8. */
  return (value) => Number(((value + offset) * factor).toPrecision(12));
}

/** The units that a field understands, one name of each. */
export function unitsOf(unit: Unit) {
  const names = typed[unit].map((each) => each.names.split(" ")[0]);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
