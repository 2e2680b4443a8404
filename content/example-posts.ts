import { coldDock } from "./example-posts/cold-dock.ts";
import { firstMinute } from "./example-posts/first-minute.ts";
import { milkRun } from "./example-posts/milk-run.ts";

/** What a new site begins with, so that nobody has to imagine a post. Staff delete them when they have their own. */
export const examplePosts = [firstMinute, milkRun, coldDock] as const;
