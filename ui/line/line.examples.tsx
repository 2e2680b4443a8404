import { Button } from "#ui/button/button.tsx";
import type { Example } from "#ui/example.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { Line } from "./line.tsx";
import { Sections } from "./sections.tsx";

export const examples: Example[] = [
  {
    name: "Through four sections",
    wide: true,
    element: (
      <Sections>
        <Section ground="green" leads={{ to: 3, phoneTo: 4 }}>
          <Line />
          <Station before>A green field</Station>
          <Grid headroom>
            <h3>The line begins between two lanes.</h3>
          </Grid>
        </Section>
        <Section leads={{ to: 3, phoneTo: 4 }}>
          <Line />
          <Station before>In operation</Station>
          <Grid headroom>
            <p>
              <FigureNumber>150+</FigureNumber>
            </p>
          </Grid>
        </Section>
        <Section leads={{ to: 0, phoneTo: 0 }}>
          <Line />
          <Station heading={2}>Customers</Station>
          <Grid headroom>
            <p>The change of lane comes before the station.</p>
          </Grid>
        </Section>
        <Section leads={{ to: 2, phoneTo: 4, turn: "end" }}>
          <Line />
          <Station>On the floor</Station>
          <Grid headroom>
            <p>The change of lane comes at the end.</p>
          </Grid>
        </Section>
        <Section ground="green" leads={{ to: 2, phoneTo: 4 }}>
          <Line />
          <Station before>Contact</Station>
          <Grid headroom>
            <p style={{ "--columns": "7 / 13" } as object}>
              <Button tone="signal" size="xlarge" icon="arrow">
                Send message
              </Button>
            </p>
          </Grid>
        </Section>
      </Sections>
    ),
  },
];
