import type { ReactNode } from "react";

/** A primitive in one state: shown on /examples, and what the tests and the accessibility run look at. */
export type Example = {
  /** Says the state, and tells it apart within its primitive. */
  name: string;
  element: ReactNode;
  /** What it is shown on. */
  ground?: "paper" | "green";
  /** Takes the width of the window: it brings its own margins. */
  wide?: true;
};
