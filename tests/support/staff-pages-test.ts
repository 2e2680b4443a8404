import { fillStaffPages } from "./staff-paths.ts";
import { test as staffTest } from "./staff-test.ts";

/** A test of the pages that staff see, with an enquiry and a post. */
export const test = staffTest.extend<{ staffPages: Awaited<ReturnType<typeof fillStaffPages>> }>({
  staffPages: [async ({ staffed }, use) => use(await fillStaffPages(staffed)), { scope: "file" }],
});
