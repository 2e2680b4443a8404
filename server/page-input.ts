import type { BlogPage, PublicBlog } from "./blog/pages.ts";
import type { Tracked } from "./desk/tracking.ts";
import type { Problem } from "./intake/answers.ts";
import type { BasicInput, Failure, RenderPage } from "./pages/render.ts";
import type {
  EndedSandbox,
  SandboxMoment,
  SandboxPage,
  SandboxView,
  ShownMessage,
  ShownVehicle,
} from "./sandbox/sandbox-view.ts";
import type { TextSegment } from "./search/excerpt.ts";
import type { SearchAnswer, Searched } from "./search/open-search.ts";
import type { StaffPage } from "./staff/pages.ts";

export type {
  EndedSandbox,
  Failure,
  Problem,
  SandboxMoment,
  SandboxPage,
  SandboxView,
  SearchAnswer,
  Searched,
  ShownMessage,
  ShownVehicle,
  TextSegment,
  Tracked,
};

/** What a page of a feature shows; a page has one of these. */
type Shown = {
  /** A form that was sent without script and has to be shown again, filled in. */
  rejectedForm?: Problem;
  staffPage?: StaffPage;
  /** The submission that its sender follows. */
  tracked?: Tracked;
  /** Searches for what the address asks for; only the search's own page has it. */
  search?: (() => Promise<Searched>) | undefined;
  /** A sandbox, for its own page. */
  sandbox?: SandboxPage;
  blogPage?: BlogPage | undefined;
  publicBlog?: PublicBlog;
};

/** The input of a page rendered at request time. Types alone, because `app/` reads them, too. */
export type PageInput = BasicInput & Shown;

/** Renders any page of the site. */
export type RenderSite = RenderPage<Shown>;
