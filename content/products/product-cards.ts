import type { PagePath } from "../frame/pages.ts";
import type { PictureName } from "../pictures/pictures.ts";
import { kindsFirst, payloads } from "../wording/line.ts";

/** A product line, as landing pages show it. */
export type ProductCard = {
  readonly title: string;
  readonly url: PagePath;
  readonly content: string;
  readonly image: PictureName;
  /** Its background. */
  readonly color: "green" | "paper";
};

export const productCards = [
  {
    title: "SyncOS Integrator",
    url: "/products/integrator",
    content: "Takes orders and signals from the systems you run: ERP, WMS, MES, PLCs, doors and lifts.",
    image: "syncos-integrator",
    color: "green",
  },
  {
    title: "SyncOS Fleet Manager",
    url: "/products/fleet-manager",
    content: "Picks the vehicle, plans the route, prevents conflicts and finds time to charge.",
    image: "syncos-fleet-manager",
    color: "green",
  },
  {
    title: "MAG vehicles",
    url: "/products/Mag",
    content: `${kindsFirst}. Payloads from ${payloads}.`,
    image: "family",
    color: "paper",
  },
] as const satisfies readonly ProductCard[];

export const productCardsWords = {
  station: "Products",
  heading: "Software and vehicles that work together",
} as const;
