import type { Example } from "#ui/example.ts";
import { Section } from "#ui/section/section.tsx";
import { Grid } from "./grid.tsx";

const quarter = (columns: string) => (
  <p style={{ "--columns": columns } as object}>
    Columns {columns}: a left edge half a gutter right of a hairline.
  </p>
);

export const examples: Example[] = [
  {
    name: "Four lanes",
    wide: true,
    element: (
      <Section>
        <Grid>
          {quarter("1 / 4")}
          {quarter("4 / 7")}
          {quarter("7 / 10")}
          {quarter("10 / 13")}
        </Grid>
      </Section>
    ),
  },
];
