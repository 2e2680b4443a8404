import type { DrawingName } from "../pictures/pictures.ts";
import type { InternalLink } from "../posts/internal-link.ts";
import { charging } from "./guides/charging.ts";
import { floor } from "./guides/floor.ts";
import { loads } from "./guides/loads.ts";
import { orders } from "./guides/orders.ts";
import { sizing } from "./guides/sizing.ts";
import { stations } from "./guides/stations.ts";
import { vda5050 } from "./guides/vda-5050.ts";

/** A guide or the description of an interface: what somebody who plans a site wants to know first. */
export type Guide = {
  readonly id: `guide-${string}` | `interface-${string}`;
  readonly kind: "Guide" | "Interface";
  readonly title: string;
  /** What is in it, in one line. */
  readonly contents: string;
  /** The page of the site with the same information. */
  readonly page: { readonly label: string; readonly to: InternalLink };
  readonly picture: DrawingName;
  readonly introduction: string;
  readonly chapters: readonly GuideChapter[];
};

export type GuideChapter = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown as a table of two columns; an empty value is a line to write on. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
};

export const guides: readonly Guide[] = [floor, sizing, loads, charging, orders, stations, vda5050];
