import type { Team } from "../../company/teams.ts";
import type { Block, PostFields } from "../blog-posts.ts";

/** A post that comes with the site. Its blocks get their ids by their order, its date when the site first starts. */
export type ExamplePost = Omit<PostFields, "content" | "publishDate"> & {
  id: string;
  author: Team;
  /** How many days before that it was published. */
  daysOld: number;
  /** Shown at its head while it has its title; not stored, because a post's blocks hold words and pictures only. */
  drawn: DrawnPost;
  content: Omit<Block, "id">[];
};

/** What a post works out, as bars to one scale. */
export type DrawnPost = {
  heading: string;
  rows: readonly {
    name: string;
    /** Lengths in the figure's own unit: what is sure, and what may come to it. */
    solid: number;
    open?: number;
    shown: string;
  }[];
};
