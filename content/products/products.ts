import type { PagePath } from "../frame/pages.ts";

/** The two parts of SyncOS, in the order in which an order passes through them. */
export type Product = { readonly title: string; readonly path: PagePath; readonly content: string };

export const products = [
  {
    title: "SyncOS Integrator",
    path: "/products/integrator",
    content:
      "Orders from ERP, WMS and MES, signals from PLCs, call buttons, doors and lifts: by REST, MQTT or OPC UA, each becomes a mission.",
  },
  {
    title: "SyncOS Fleet Manager",
    path: "/products/fleet-manager",
    content:
      "Weighs position, battery, workload and priority, and picks the vehicle. It plans the route, closes a claimed place to others and finds time to charge.",
  },
] as const satisfies readonly Product[];
