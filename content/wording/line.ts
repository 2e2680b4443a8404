import generated from "../../generated/vehicles/line.json" with { type: "json" };
import { countFirst } from "./count-word.ts";

/** What sentences say of all vehicles together; made from the measures in their records. */
const { payloads, highestLift, kinds, mapped } = generated;

/** "1000 to 1500 kg" and "3000 mm". */
export { highestLift, payloads };

/** "Two forks, a lifter, a tugger and two conveyor vehicles", as a sentence begins. */
export const kindsFirst = kinds.replace(/^./, (first) => first.toUpperCase());

/** How many vehicles find their way by a map, at the beginning of a sentence: "Five". */
export const mappedFirst = countFirst(mapped);
