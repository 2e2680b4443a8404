import { createContext } from "react";

/** The nonce of a page that is rendered at request time; empty in the browser and in prerendered pages. */
export const NonceContext = createContext("");
