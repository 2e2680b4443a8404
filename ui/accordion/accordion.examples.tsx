import type { Example } from "#ui/example.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Accordion } from "./accordion.tsx";

const products = [
  {
    title: "SyncOS Integrator",
    open: true,
    content: (
      <>
        <p>Takes orders from ERP, WMS and MES and turns them into missions the fleet understands.</p>
        <TextLink href="#integrator">Know More</TextLink>
      </>
    ),
  },
  { title: "SyncOS Fleet Manager", content: <p>Weighs position, battery, workload and priority.</p> },
];

const questions = [
  { title: "How many vehicles do we need?", content: <p>Missions per hour, times cycle time in hours.</p> },
  {
    title: "What happens after an emergency stop, and who releases the vehicle once the zone is clear again?",
    content: <p>The vehicle stays still until a person releases it.</p>,
  },
  { title: "How are vehicles charged?", content: <p>Between orders, when there is a gap.</p> },
];

export const examples: Example[] = [
  { name: "One open at a time", element: <Accordion items={products} name="products" size="large" /> },
  { name: "Each by itself", element: <Accordion items={questions} /> },
  { name: "On green", ground: "green", element: <Accordion items={questions} /> },
];
