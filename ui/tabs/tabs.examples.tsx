import type { Example } from "#ui/example.ts";
import { RowTabs } from "#ui/row-tabs/row-tabs.tsx";
import { Tabs } from "./tabs.tsx";

const vehicles = [
  { name: "fork", tab: "MAG 1400 Fork", words: "Lifts pallets to 1600 mm." },
  { name: "lifter", tab: "MAG 1500 Lifter", words: "Drives under trolleys and racks." },
  { name: "tugger", tab: "MAG 1500 AGV Tugger", words: "Follows magnetic tape, pulls carts." },
].map(({ name, tab, words }) => ({
  name,
  tab,
  panel: (
    <>
      <h3>{tab}</h3>
      <p>{words}</p>
    </>
  ),
}));

export const examples: Example[] = [
  { name: "Row", element: <RowTabs label="Vehicles in a row" items={vehicles} id="row" /> },
  {
    name: "Column",
    element: <Tabs label="Vehicles in a column" items={vehicles} look="column" id="column" />,
  },
  {
    name: "Split",
    element: <Tabs label="Vehicles side by side" items={vehicles.slice(1)} look="split" id="split" />,
  },
  {
    name: "On green",
    ground: "green",
    element: <RowTabs label="Vehicles on green" items={vehicles} id="green" />,
  },
];
