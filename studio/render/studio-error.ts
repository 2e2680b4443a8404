/** An error whose message tells the person at the keyboard what to do. */
export class StudioError extends Error {
  override name = "StudioError";
}
