/** Where the finished site stands. */
export const finishedFolder = "build";

/**
 * Where a build writes: beside the finished site, which it then replaces as a whole, so that a running one never finds
 * half of each. `react-router build` by itself writes into the finished one.
 */
export const buildFolder = process.env["BUILD_FOLDER"] ?? finishedFolder;
