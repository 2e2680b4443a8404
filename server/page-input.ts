import type { BlogPage, PublicBlog } from "./blog/pages.ts";
import type { Tracked } from "./desk/tracking.ts";
import type { Stretch } from "./search/excerpt.ts";
import type { FindPages, SearchAnswer } from "./search/open-search.ts";
import type { StaffPage } from "./staff/pages.ts";
import type { Problem } from "./submissions/answers.ts";

export type { Problem, SearchAnswer, Stretch, Tracked };

/**
 * 404: nothing is there; 414: its address is too long; 429: its network asked for too many; 500: it could not be made;
 * 503: too many are being made.
 */
export type Failure = 404 | 414 | 429 | 500 | 503 | "outage"; /* of the database */

/** What a page that is rendered at request time is made of. Types alone: `app/` reads them too. */
export interface PageInput {
  nonce: string;
  /** A form that was sent without script and has to be shown again, filled in. */
  rejectedForm: Problem | null;
  staffPage?: StaffPage;
  /** The submission that its sender follows. */
  tracked?: Tracked | undefined;
  search?: FindPages;
  blogPage?: BlogPage | undefined;
  publicBlog?: PublicBlog | undefined;
  /** Why the page that was asked for is not shown. */
  failure?: Failure;
  /** Takes what goes wrong while the page is rendered. */
  logError?: (error: unknown) => void;
}
