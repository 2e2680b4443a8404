import type { Example } from "#ui/example.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "./station.tsx";

export const examples: Example[] = [
  {
    name: "In every lane",
    wide: true,
    element: (
      <Section>
        <Station number="02" lane={0} phoneLane={0}>
          Words after
        </Station>
        <Station number="03" lane={2} phoneLane={2} before>
          Words before
        </Station>
        <Station number="04" lane={4} phoneLane={4} heading={2}>
          A heading
        </Station>
      </Section>
    ),
  },
];
