import { vehicles } from "./vehicles.ts";

export type ProductDocument = {
  readonly id: string;
  readonly kind: "Datasheet" | "Guide" | "Interface";
  readonly title: string;
  /** What is in it. */
  readonly contents: string;
  /** Where the same can be read on the site. */
  readonly page: { readonly label: string; readonly to: string };
};

export const documents: readonly ProductDocument[] = [
  ...vehicles.map(
    ({ product, title, payloadKg }): ProductDocument => ({
      id: `datasheet-${product}`,
      kind: "Datasheet",
      title,
      contents: `Payload ${payloadKg} kg, speed, run time and charge, dimensions, floor and doorway needs.`,
      page: { label: "Figures on its page", to: `/products/mag-product?product=${product}` },
    }),
  ),
  {
    id: "guide-floor",
    kind: "Guide",
    title: "Preparing the floor",
    contents:
      "Aisles, doorways, gaps, gradients, crossings and charging places; operating zones after ISO 3691-4.",
    page: { label: "Checklist in Reports", to: "/reports#floor" },
  },
  {
    id: "guide-sizing",
    kind: "Guide",
    title: "Sizing a fleet",
    contents: "Missions per hour, cycle time, utilisation; a worked example and a sheet to fill in.",
    page: { label: "Method in Reports", to: "/reports#sizing" },
  },
  {
    id: "guide-loads",
    kind: "Guide",
    title: "Pallets, trolleys and racks",
    contents: "Open and closed EUR pallets, pickup positions, feet and clearances of carts, labels.",
    page: { label: "MAG 1500 Lifter", to: "/products/mag-product?product=lifter" },
  },
  {
    id: "guide-charging",
    kind: "Guide",
    title: "Charging between two orders",
    contents: "Where chargers stand, how the Fleet Manager decides, what cold does to a battery.",
    page: { label: "SyncOS Fleet Manager", to: "/products/fleet-manager" },
  },
  {
    id: "interface-orders",
    kind: "Interface",
    title: "Orders into the Integrator",
    contents: "REST and MQTT: an order, its states, its cancellation, and the report of the delivery.",
    page: { label: "SyncOS Integrator", to: "/products/integrator" },
  },
  {
    id: "interface-stations",
    kind: "Interface",
    title: "Stations, doors and lifts",
    contents: "OPC UA tags, PLC signals and call buttons; the handshake of a conveyor at equal height.",
    page: { label: "SyncOS Integrator", to: "/products/integrator" },
  },
  {
    id: "interface-vda-5050",
    kind: "Interface",
    title: "VDA 5050 on MAG vehicles",
    contents:
      "Topics order, instantActions, state, visualization, connection and factsheet, and what each carries here.",
    page: { label: "Interfaces in Reports", to: "/reports#interfaces" },
  },
];

/** Words of the page. */
export const documentsWords = {
  station: "Documents",
  search: "Search the documents",
  one: "document",
  many: "documents",
  none: "No document matches. Try a vehicle, or one word: pallet, charging, OPC UA.",
  columns: ["Document", "What is in it", "On this site"],
  closing: {
    headline: "Missing a drawing?",
    text: "Drawings, certificates and interface descriptions for a project come from the engineer who sizes it.",
    action: { label: "Ask an engineer", to: "/contact" },
    related: [
      { label: "Six vehicles side by side", note: "MAG overview", to: "/products/Mag" },
      { label: "Methods and checklists", note: "Reports", to: "/reports" },
      { label: "Build against our interfaces", note: "Integrate with us", to: "/tech-partner" },
    ],
  },
} as const;
