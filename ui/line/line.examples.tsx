import { Button } from "#ui/button/button.tsx";
import type { Example } from "#ui/example.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { Line } from "./line.tsx";

export const examples: Example[] = [
  {
    name: "Through four sections",
    wide: true,
    element: (
      <>
        <Section ground="green">
          <Line from={2.4} to={3} phone={{ from: 3.4, to: 4 }} className="example-route-begins" />
          <Station number="01" lane={3} phoneLane={4} before>
            A green field
          </Station>
          <Grid headroom>
            <h3>The line begins between two lanes.</h3>
          </Grid>
        </Section>
        <Section>
          <Line from={3} to={3} phone={{ from: 4, to: 4 }} />
          <Station number="02" lane={3} phoneLane={4} before>
            In operation
          </Station>
          <Grid headroom>
            <p>
              <FigureNumber>150+</FigureNumber>
            </p>
          </Grid>
        </Section>
        <Section>
          <Line from={3} to={0} phone={{ from: 4, to: 0 }} />
          <Station number="03" lane={0} phoneLane={0} heading={2}>
            Customers
          </Station>
          <Grid headroom>
            <p>The change of lane comes before the station.</p>
          </Grid>
        </Section>
        <Section>
          <Line from={0} to={2} phone={{ from: 0, to: 4 }} turn="end" />
          <Station number="04" lane={0} phoneLane={0}>
            On the floor
          </Station>
          <Grid headroom>
            <p>The change of lane comes at the end.</p>
          </Grid>
        </Section>
        <Section ground="green">
          <Line from={2} to={2} phone={{ from: 4, to: 4 }} className="example-route-ends" />
          <Station number="13" lane={2} phoneLane={4} before>
            Contact
          </Station>
          <Grid headroom>
            <p style={{ "--columns": "7 / 13" } as object}>
              <Button tone="signal" size="xlarge" icon="arrow">
                Send message
              </Button>
            </p>
          </Grid>
        </Section>
      </>
    ),
  },
];
