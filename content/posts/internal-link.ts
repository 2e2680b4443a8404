import type { VehicleReference } from "#vehicles/index.ts";
import type { ReportId } from "../documents/reports.ts";
import type { PagePath } from "../frame/pages.ts";
import type { CaseStudyId } from "../tasks/case-studies.ts";
import type { EpisodeId } from "./podcasts.ts";

type Address = "/" | PagePath | `/case-study/${CaseStudyId}` | `/podcasts/${EpisodeId}`;

/**
 * A link to a page of this site. The type is derived from the lists of pages, case studies, episodes and reports, so
 * their records can't use it without a cycle: a record may name any text as a link, and its list is checked against
 * this type (pages.ts, task-pages.ts, reports.ts, podcasts.ts).
 */
export type InternalLink =
  | Address
  | `${Address}?${string}`
  | `/reports#${ReportId}`
  | `/products/mag-product?product=${VehicleReference}`;

/** Words of a page, in any structure: every `to` or `path` in them is a page of this site. */
export type Words =
  | string
  | number
  | boolean
  | undefined
  | ((...given: never[]) => unknown)
  | readonly Words[]
  | { readonly [name: string]: Words; readonly to?: InternalLink; readonly path?: InternalLink };
