/**
 * Packages that the server's bundle leaves outside: native code, what finds files beside itself, and what is shared with
 * the bundle of the pages.
 */
export const outsideBundle = [
  "sharp",
  "fontkit",
  "pino",
  "pg",
  "react",
  "react-dom",
  "react-router",
  "@react-router/node",
];
