import type { Example } from "#ui/example.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { FigureNumber } from "./figure-number.tsx";

export const examples: Example[] = [
  { name: "Medium", element: <FigureNumber size="m">1400</FigureNumber> },
  { name: "Large", element: <FigureNumber>2M</FigureNumber> },
  {
    name: "Extra large",
    wide: true,
    element: (
      <Grid>
        <FigureNumber size="xl">150+</FigureNumber>
      </Grid>
    ),
  },
  { name: "On green", ground: "green", element: <FigureNumber>30+</FigureNumber> },
];
