import type { BlogPage, PublicBlog } from "./blog/pages.ts";
import type { Tracked } from "./desk/tracking.ts";
import type { Stretch } from "./search/excerpt.ts";
import type { FindPages, SearchAnswer } from "./search/open-search.ts";
import type { StaffPage } from "./staff/pages.ts";
import type { Problem } from "./submissions/answers.ts";

export type { Problem, SearchAnswer, Stretch, Tracked };

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
  /** True where the page that was asked for could not be made. */
  hasFailed?: boolean;
  /** Takes what goes wrong while the page is rendered. */
  logError?: (error: unknown) => void;
}
