import { expectTypeOf, test } from "vitest";
import type { BlogPage as DrawnBlogPage } from "#app/blog-page.ts";
import type * as app from "#app/page-context.ts";
import type { PublicBlog as DrawnPublicBlog } from "#app/public-blog.ts";
import type { StaffPage as Drawn } from "#app/staff-page.ts";
import type { BlogPage, PublicBlog } from "#server/blog/pages.ts";
import type { Tracked } from "#server/desk/tracking.ts";
import type { SearchAnswer } from "#server/search/open-search.ts";
import type { StaffPage as Filled } from "#server/staff/pages.ts";

/* The two sides can't import one another: the check of types fails here when they drift apart. */
test("what the server hands to pages is what the pages read", () => {
  expectTypeOf<Filled>().toExtend<Drawn>();
  expectTypeOf<Drawn["page"]>().toEqualTypeOf<Filled["page"]>();
  expectTypeOf<SearchAnswer>().toExtend<app.SearchAnswer>();
  expectTypeOf<BlogPage>().toExtend<DrawnBlogPage>();
  expectTypeOf<DrawnBlogPage["view"]>().toEqualTypeOf<BlogPage["view"]>();
  expectTypeOf<PublicBlog>().toExtend<DrawnPublicBlog>();
  expectTypeOf<DrawnPublicBlog["show"]>().toEqualTypeOf<PublicBlog["show"]>();
  expectTypeOf<Tracked>().toExtend<app.Tracked>();
});
