/** What the browser, the router and Vite log where a file of a page does not arrive. */
export const lostFile = [
  /^Failed to load resource/,
  /^Error loading route module/,
  /Failed to fetch dynamically imported module/,
  /^Event$/,
];
