import type { Example } from "#ui/example.ts";
import { Pill } from "./pill.tsx";

export const examples: Example[] = [
  { name: "A category", element: <Pill sign="/favicon.svg">Fleet software</Pill> },
];
