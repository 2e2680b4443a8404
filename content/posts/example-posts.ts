import { coldDock } from "./example-posts/cold-dock.ts";
import type { DrawnPost } from "./example-posts/example-post.ts";
import { firstMinute } from "./example-posts/first-minute.ts";
import { milkRun } from "./example-posts/milk-run.ts";

/** The posts of a new site, which show what a post looks like. Staff delete them when they have their own. */
export const examplePosts = [firstMinute, milkRun, coldDock] as const;

/** What an example post works out, drawn; none once staff have made another post of it. */
export function drawnOf({ id, title }: { id: string; title: string }): DrawnPost | undefined {
  return examplePosts.find((example) => example.id === id && example.title === title)?.drawn;
}
