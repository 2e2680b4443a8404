import type { PagePath } from "../frame/pages.ts";

/** The two parts of SyncOS, in the order in which an order passes through them. */
export type Product = { readonly title: string; readonly path: PagePath; readonly content: string };

export const products = [
  {
    title: "SyncOS Integrator",
    path: "/products/integrator",
    content:
      "Takes orders from ERP, WMS and MES, and signals from PLCs, call buttons, doors and lifts. REST, MQTT and OPC UA are the usual ways in. Each becomes a mission that the fleet understands.",
  },
  {
    title: "SyncOS Fleet Manager",
    path: "/products/fleet-manager",
    content:
      "Weighs position, battery, workload and priority, and picks the vehicle. It plans the route, keeps a claimed place closed to others until it is released, and sends vehicles to charge when there is a gap.",
  },
] as const satisfies readonly Product[];
