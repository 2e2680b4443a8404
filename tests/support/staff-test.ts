import type { Page } from "playwright-core";
import { signedIn } from "./blog-editor.ts";
import { withBrowser } from "./browser-test.ts";
import type { Site } from "./site.ts";
import { type StaffClient, type StaffedSite, startStaffedSite } from "./staff.ts";
import { type VisitOptions, visits } from "./visits.ts";

/** Opens a page as somebody who is signed in, or as a visitor, without motion. */
export type VisitAs = (member: StaffClient, address: string, options?: VisitOptions) => Promise<Page>;

/** A test of pages with people who are signed in, over a site of the file's own. */
export const test = withBrowser
  .extend<{ staffed: StaffedSite; site: Site; admin: StaffClient; editor: StaffClient }>({
    staffed: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used.
      async ({}, use) => {
        const staffed = await startStaffedSite();
        await use(staffed);
        await staffed.stop();
      },
      { scope: "file" },
    ],
    site: [async ({ staffed }, use) => use(staffed.site), { scope: "file" }],
    admin: [async ({ staffed }, use) => use(await staffed.member("Ada", "admin")), { scope: "file" }],
    editor: [async ({ staffed }, use) => use(await staffed.member("Emil", "editor")), { scope: "file" }],
  })
  .extend(visits)
  .extend<{
    visitAs: VisitAs;
    /** Opens an editor as somebody who is signed in, and waits until it can be written in. */
    edit: (member: StaffClient, address?: string, options?: VisitOptions) => Promise<Page>;
  }>({
    visitAs: ({ site, visit }, use) =>
      use((member, address, options) =>
        visit(address, {
          ...(member.cookie && { storageState: signedIn(site.origin, member.cookie) }),
          reducedMotion: "reduce",
          ...options,
        }),
      ),
    edit: ({ visitAs }, use) =>
      use(async (member, address = "/native-blogs/new", options = {}) => {
        const page = await visitAs(member, address, options);
        await page.getByRole("textbox", { name: "Title" }).waitFor();
        return page;
      }),
  });
