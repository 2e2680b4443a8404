import { vehicleMenu } from "#vehicles/menu.ts";

const small = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** As a sentence writes it: "six", but 13. */
export const countWord = (count: number) => small[count] ?? `${count}`;

/** The same where a sentence begins with it: "Six". */
export const countFirst = (count: number) => countWord(count).replace(/^./, (first) => first.toUpperCase());

/** How many vehicles the line has, within a sentence and at its beginning. */
export const vehicleCount = countWord(vehicleMenu.length);
export const vehiclesFirst = countFirst(vehicleMenu.length);
/** Those that find their way by a map: all but the one that follows its tape. */
export const mappedFirst = countFirst(vehicleMenu.length - 1);
