import type { Example } from "#ui/example.ts";
import { Logo, Mark } from "./logo.tsx";

export const examples: Example[] = [
  { name: "Mark and name", element: <Logo name="MAG Robotics" /> },
  { name: "On green", ground: "green", element: <Logo name="MAG Robotics" /> },
  { name: "Mark alone", element: <Mark /> },
];
