import type { VehicleReference } from "#vehicles/index.ts";
import type { CaseStudyId } from "./case-studies.ts";
import type { PagePath } from "./pages.ts";
import type { EpisodeId } from "./podcasts.ts";
import type { ReportId } from "./reports.ts";

type Address = "/" | PagePath | `/case-study/${CaseStudyId}` | `/podcasts/${EpisodeId}`;

/**
 * A link to a page of this site. Pages, case studies, episodes and reports are on this list, so a record of one can't
 * be held to it while its own type is made: it may name any text as a link, and the list that it stands in is held to
 * this type (pages.ts, task-pages.ts, reports.ts, podcasts.ts).
 */
export type InternalLink =
  | Address
  | `${Address}?${string}`
  | `/reports#${ReportId}`
  | `/products/mag-product?product=${VehicleReference}`;

/** Words of a page, in whatever order: where something in them says `to` or `path`, that is a page of this site. */
export type Words =
  | string
  | number
  | boolean
  | undefined
  | ((...given: never[]) => unknown)
  | readonly Words[]
  | { readonly [name: string]: Words; readonly to?: InternalLink; readonly path?: InternalLink };
