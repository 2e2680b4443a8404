import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, or mostly wait: started last, each alone would delay the end of its part. Without an
 * earlier run the sequencer sorts by file size, and the slowest of these are small files.
 */
const first = [
  "accessibility/every-page",
  "engines/journeys",
  "integration/other-counts",
  "integration/durability",
  "integration/blog-durability",
  "integration/postgres-silence",
  "integration/shutdown",
  "integration/slow-senders",
  "integration/backup",
  "browser/weight",
  "browser/blog-scripts",
  "browser/play",
  "fit/oracle",
  "storage/bucket-storage",
];

/** Parts follow one another, as a worker serves one; engines come before the browser's many short files. */
const parts = ["unit", "thorough", "integration", "engines", "browser", "timing"];

/** Begins each part with its longest files, so that the others fill the time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => partOf(one) - partOf(other) || rank(one) - rank(other));
  }
}

const partOf = ({ project }: TestSpecification) => parts.indexOf(project.name);

function rank({ moduleId }: TestSpecification) {
  const at = first.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at === -1 ? first.length : at;
}
