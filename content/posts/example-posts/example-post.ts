import type { Team } from "../../company/teams.ts";
import type { Block, PostFields } from "../blog-posts.ts";

/** A post that comes with the site. Its blocks get their ids by their order, its date when the site first starts. */
export type ExamplePost = Omit<PostFields, "content" | "publishDate"> & {
  id: string;
  author: Team;
  /** How many days before that it was published. */
  daysOld: number;
  content: Omit<Block, "id">[];
};
