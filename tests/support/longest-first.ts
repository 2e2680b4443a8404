import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, or mostly wait: begun last, each would hold up the end of its part by itself. Where
 * nothing is known of an earlier run, the sequencer goes by the size of files, and the longest of these are short.
 */
const first = [
  "accessibility/every-page",
  "integration/vehicle-line",
  "integration/durability",
  "integration/blog-durability",
  "integration/postgres-silence",
  "integration/shutdown",
  "integration/backup",
  "browser/weight",
  "browser/blog-scripts",
  "browser/play",
  "fit/oracle",
];

/** Begins with the longest files, so that the others fill the time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification) {
  const at = first.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at === -1 ? first.length : at;
}
