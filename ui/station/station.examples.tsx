import type { Example } from "#ui/example.ts";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "./station.tsx";

export const examples: Example[] = [
  {
    name: "In every lane",
    wide: true,
    element: (
      <Sections>
        <Section leads={{ to: 0, phoneTo: 0 }}>
          <Station>Words after</Station>
        </Section>
        <Section leads={{ to: 2, phoneTo: 2 }}>
          <Station before>Words before</Station>
        </Section>
        <Section leads={{ to: 4, phoneTo: 4 }}>
          <Station heading={2}>A heading</Station>
        </Section>
        <Section leads={{ to: 0, phoneTo: 0, stations: 0 }}>
          <Station>Without a number</Station>
        </Section>
      </Sections>
    ),
  },
];
