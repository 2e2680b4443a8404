import type { Guide } from "../guides.ts";

export const orders: Guide = {
  id: "interface-orders",
  kind: "Interface",
  title: "Orders into the Integrator",
  contents: "REST and MQTT: an order, its states, its cancellation, and the report of the delivery.",
  page: { label: "SyncOS Integrator", to: "/products/integrator" },
  picture: "blog-1",
  introduction: "What an order to the Integrator holds, and what comes back.",
  chapters: [
    {
      heading: "The path of an order",
      paragraphs: [
        "An order begins in the ERP, becomes work in the WMS, is timed by a WES or WCS, and reaches the Fleet Manager as a mission. The Integrator takes it from any of them.",
      ],
      facts: [
        ["REST", "One call for each order; its state on request or by callback"],
        ["MQTT", "One message for each order; its states as they change"],
      ],
    },
    {
      heading: "What it holds",
      paragraphs: [
        "An order holds what is moved, from where, to where, and by when. Vehicle and route are up to the Fleet Manager.",
      ],
      facts: [
        ["Reference", "Yours. The same one twice is one order"],
        ["Load", "Type and carrier, for example a closed EUR pallet"],
        ["From, to", "Names of places on the map"],
        ["Due", "When it has to be there, or a priority"],
      ],
    },
    {
      heading: "Its states",
      paragraphs: ["Each change is reported once, with its time and its vehicle, if there is one."],
      facts: [
        ["Accepted", "Checked and queued"],
        ["Assigned", "A vehicle is on its way"],
        ["Loaded", "The load has left its place"],
        ["Delivered", "The load stands where it should: this is the report for the WMS"],
        ["Failed", "With a reason that a person can act on"],
      ],
    },
    {
      heading: "Cancellation",
      paragraphs: [
        "Before pick-up, an order can be cancelled without consequences on the floor. Afterwards, the answer says where the load will be set down instead.",
      ],
    },
  ],
};
