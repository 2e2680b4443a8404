import { coldDock } from "./example-posts/cold-dock.ts";
import { firstMinute } from "./example-posts/first-minute.ts";
import { milkRun } from "./example-posts/milk-run.ts";

/** The posts of a new site, which show what a post looks like. Staff delete them when they have their own. */
export const examplePosts = [firstMinute, milkRun, coldDock] as const;
