import { ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/**
 * Keeps the visitor's place on each page and brings it back. This is React Router's `<ScrollRestoration>` without its
 * script in the page, which fails where storage is forbidden; late-loader.js does that part.
 */
export const ScrollPlaces = import.meta.env.DEV ? ScrollRestoration : Keeper;

function Keeper() {
  useScrollRestoration();
  return null;
}
