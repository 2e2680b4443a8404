/**
 * Packages that the server's bundle leaves outside: native code, packages that read files beside themselves, and those
 * shared with the pages' bundle.
 */
export const outsideBundle = [
  "sharp",
  "piscina",
  "fontkit",
  "pino",
  "pg",
  "react",
  "react-dom",
  "react-router",
  "@react-router/node",
];
