import { automatedMaterial } from "./use-case-pages/automated-material.ts";
import { automatedStorage } from "./use-case-pages/automated-storage.ts";
import { boxPacking } from "./use-case-pages/box-packing.ts";
import { endOfLine } from "./use-case-pages/end-of-line.ts";
import { inboundAndOutbound } from "./use-case-pages/inbound-and-outbound.ts";

/** Every use case, in the order in which pages show them. Routes, menus, cards, search and sitemap follow. */
export const useCases = [
  endOfLine,
  inboundAndOutbound,
  automatedMaterial,
  automatedStorage,
  boxPacking,
] as const;
