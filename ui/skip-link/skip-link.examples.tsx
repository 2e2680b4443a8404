import type { Example } from "#ui/example.ts";
import { SkipLink } from "./skip-link.tsx";

export const examples: Example[] = [
  { name: "Seen once it has focus", element: <SkipLink target="skip-link">Skip to this example</SkipLink> },
];
