/** Packages that the server's bundle leaves outside: native code, and what finds files beside itself or is shared with the pages' bundle. */
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
