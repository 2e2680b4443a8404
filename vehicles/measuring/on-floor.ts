import { type Vehicle, vehicles } from "../index.ts";
import { outlineOfKind } from "../outlines.ts";

/** What a floor says of each vehicle: the full records would weigh ten times as much. */
export function onFloor(line: readonly Vehicle[] = vehicles) {
  const words = line.map(wordOf);
  return Object.fromEntries(
    line.map((vehicle, at) => {
      const isOnly = words.every((word, index) => index === at || word !== words[at]);
      const name = isOnly ? words[at] : vehicle.shortTitle;
      return [vehicle.product, { name, outline: vehicle.outline ?? outlineOfKind[vehicle.kind] }];
    }),
  );
}

/** The short title without its figure: two vehicles that differ in nothing else keep it. */
const wordOf = ({ shortTitle }: Vehicle) => shortTitle.replace(/^\d+ /, "");
