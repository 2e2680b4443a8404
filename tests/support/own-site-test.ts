import { runSite, withBrowser } from "./browser-test.ts";
import type { Site } from "./site.ts";
import { visits } from "./visits.ts";

/** A test of pages that sends something: the site is its file's own. */
export const test = withBrowser.extend<{ site: Site }>({ site: [runSite, { scope: "file" }] }).extend(visits);
