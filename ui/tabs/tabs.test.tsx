import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const items = [
  { name: "fork", tab: "Fork", panel: <h3>MAG 1400 Fork</h3> },
  { name: "lifter", tab: "Lifter", panel: <h3>MAG 1500 Lifter</h3> },
];

test("before script it is a list of links and all sections, without tab roles", () => {
  const html = renderToStaticMarkup(<Tabs label="Vehicles" items={items} id="fleet" />);
  expect(html).toContain('href="#fleet-lifter"');
  expect(html).toContain('id="fleet-lifter"');
  expect(html).toContain("MAG 1400 Fork");
  expect(html).toContain("MAG 1500 Lifter");
  expect(html).not.toContain("role=");
});
