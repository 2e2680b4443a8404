import type { ReactNode } from "react";

/** A primitive in one state: shown on /examples, and used by the tests and the accessibility run. */
export type Example = {
  /** Names the state; unique within its primitive. */
  name: string;
  element: ReactNode;
  /** The background that it is shown on. */
  ground?: "paper" | "green";
  /** Takes the full width of the window, because it has margins of its own. */
  wide?: true;
};
