import { automotive } from "./industry-pages/automotive.ts";
import { distribution } from "./industry-pages/distribution.ts";
import { fmcg } from "./industry-pages/fmcg.ts";

/** Every industry, in the order in which pages show them. Routes, menus, cards, search and sitemap follow. */
export const industries = [fmcg, automotive, distribution] as const;
