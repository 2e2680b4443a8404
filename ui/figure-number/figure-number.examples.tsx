import type { Example } from "#ui/example.ts";
import { FigureNumber } from "./figure-number.tsx";

export const examples: Example[] = [
  { name: "Medium", element: <FigureNumber size="m">1400</FigureNumber> },
  { name: "Large", element: <FigureNumber>2M</FigureNumber> },
  { name: "Extra large", element: <FigureNumber size="xl">150+</FigureNumber> },
  { name: "On green", ground: "green", element: <FigureNumber>30+</FigureNumber> },
];
