import { listInWords } from "#language/language.ts";
import { countWord } from "../../content/wording/count-word.ts";
import { type Vehicle, vehicles } from "../index.ts";

/** What sentences say about all vehicles together. */
export function wholeLine(line: readonly Vehicle[] = vehicles) {
  const payloads = line.map(({ payloadKg }) => payloadKg);
  const [least, most] = [Math.min(...payloads), Math.max(...payloads)];
  return {
    payloads: least === most ? `${most} kg` : `${least} to ${most} kg`,
    highestLift: `${Math.max(0, ...line.map(({ liftMillimetres = 0 }) => liftMillimetres))} mm`,
    kinds: kindsOf(line),
    mapped: line.filter(({ follows }) => !follows).length,
  };
}

/** "two forks, a lifter and a tugger", in the order of the line. */
function kindsOf(line: readonly Vehicle[]): string {
  const kinds = Map.groupBy(line, ({ kind }) => kind);
  const words = Array.from(kinds, ([kind, { length }]) =>
    length === 1 ? `a ${kind}` : `${countWord(length)} ${kind}s`,
  );
  return listInWords(words);
}
