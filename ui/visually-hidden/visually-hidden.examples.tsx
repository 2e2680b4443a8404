import type { Example } from "#ui/example.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export const examples: Example[] = [
  {
    name: "Behind words that are seen",
    element: (
      <p>
        1400 kg<VisuallyHidden> payload of the MAG 1400 Fork</VisuallyHidden>
      </p>
    ),
  },
];
