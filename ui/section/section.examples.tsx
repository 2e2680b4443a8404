import type { Example } from "#ui/example.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Section } from "./section.tsx";

export const examples: Example[] = [
  {
    name: "Paper, then green",
    wide: true,
    element: (
      <>
        <Section labelledBy="section-on-paper">
          <Grid>
            <h2 id="section-on-paper">Six vehicles. One fleet.</h2>
          </Grid>
        </Section>
        <Section ground="green" labelledBy="section-on-green">
          <Grid>
            <h2 id="section-on-green">Tell us what you need to move.</h2>
          </Grid>
        </Section>
      </>
    ),
  },
];
