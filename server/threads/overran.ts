/** A task took too long or too much memory; its thread has been ended, and another takes its place. */
export class Overran extends Error {
  override name = "Overran";
  readonly limit: "time" | "memory";
  constructor(limit: "time" | "memory") {
    super(`A task needed more ${limit} than it may have`);
    this.limit = limit;
  }
}
