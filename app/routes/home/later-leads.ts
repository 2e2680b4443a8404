import type { Leads } from "#ui/line/place.ts";

/**
 * Where the sections of later-sections.tsx lead the line, in their order: the form below them needs it before their
 * script loads.
 */
export const laterLeads = {
  warehouse: { to: 2, phoneTo: 4, turn: "end" },
  products: { to: 2, phoneTo: 4 },
  vehicles: { to: 3, phoneTo: 0 },
  useCases: { to: 4, phoneTo: 4 },
  industries: { to: 1, phoneTo: 0 },
  blogs: { to: 0, phoneTo: 0, turn: "end" },
  worldMap: { to: 2, phoneTo: 0, turn: "end" },
  cases: { to: 2, phoneTo: 0 },
  questions: { to: 2, phoneTo: 4 },
} as const satisfies Record<string, Leads>;

/** Where all of them together lead the line. It comes from the page's loader, so that no script carries it twice. */
export const allLater: Leads = { ...laterLeads.questions, stations: Object.keys(laterLeads).length };
