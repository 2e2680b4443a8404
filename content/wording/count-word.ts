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
