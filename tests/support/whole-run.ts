/**
 * Whether this is a whole `npm test`, on one machine. It takes a share of what is many times alike; a part by its name,
 * as CI runs each, takes all: docs/decisions/tests.md says what of.
 */
export const isWholeRun = process.env["WHOLE_RUN"] === "yes";

/** How many random cases a test plays: all, or half of them. */
export const cases = (all: number) => (isWholeRun ? all / 2 : all);

/** All entries of a list of what is alike, or every other one. */
export const entriesOf = <Entry>(all: readonly Entry[]): readonly Entry[] =>
  isWholeRun ? all.filter((_, index) => index % 2 === 0) : all;
