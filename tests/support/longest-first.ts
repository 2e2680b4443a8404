import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begins with the tests that mostly wait, so that the others fill the time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(waits(other)) - Number(waits(one)));
  }
}

function waits({ moduleId }: TestSpecification) {
  return moduleId.endsWith("durability.test.ts");
}
