import type { Example } from "#ui/example.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

export const examples: Example[] = [
  {
    name: "One level",
    element: <Breadcrumb label="Path" above={[{ name: "Home", href: "#home" }]} current="Podcasts" />,
  },
  {
    name: "Two levels, on green",
    ground: "green",
    element: (
      <Breadcrumb
        label="Path on green"
        above={[
          { name: "Home", href: "#home" },
          { name: "Case studies", href: "#studies" },
        ]}
        current="Pallets reach the dock in loading order"
      />
    ),
  },
];
