import type { Guide } from "../guides.ts";

export const orders: Guide = {
  id: "interface-orders",
  kind: "Interface",
  title: "Orders into the Integrator",
  contents: "REST and MQTT: an order, its states, its cancellation, its delivery.",
  page: { label: "SyncOS Integrator", to: "/products/integrator" },
  picture: "blog-1",
  introduction: "What an order to the Integrator holds, and what comes back.",
  chapters: [
    {
      heading: "The path of an order",
      paragraphs: [
        "The Integrator takes orders from ERP, WMS, WES or WCS and hands them to the Fleet Manager as missions.",
      ],
      facts: [
        ["REST", "One call for each order; states on request or by callback"],
        ["MQTT", "One message for each order; states as they change"],
      ],
    },
    {
      heading: "What it holds",
      paragraphs: ["Vehicle and route are up to the Fleet Manager."],
      facts: [
        ["Reference", "Yours; an order sent twice under one reference counts once"],
        ["Load", "Type and carrier, for example a closed EUR pallet"],
        ["From, to", "Names of places on the map"],
        ["Due", "A time or a priority"],
      ],
    },
    {
      heading: "Its states",
      paragraphs: ["Each is reported once, with time and vehicle."],
      facts: [
        ["Accepted", "Checked and queued"],
        ["Assigned", "A vehicle is on its way"],
        ["Loaded", "The load has left its place"],
        ["Delivered", "The load is there: the report for the WMS"],
        ["Failed", "With a reason to act on"],
      ],
    },
    {
      heading: "Cancellation",
      paragraphs: [
        "Before pick-up, the order is then cancelled, and nothing happens on the floor. Afterwards, the answer says where the load is set down instead.",
      ],
    },
  ],
};
