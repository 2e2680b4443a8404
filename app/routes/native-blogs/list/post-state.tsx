import type { PostState } from "#content/posts/blog-posts.ts";
import { exactTime } from "#content/wording/exact-time.ts";
import { stateWords } from "../words.ts";
import styles from "./post-state.module.css";

type PostStateMarkProps = { state: PostState; publishDate: string | null };

/** Says whether visitors see a post, and for a scheduled one, from when. */
export function PostStateMark({ state, publishDate }: PostStateMarkProps) {
  return (
    <span className={styles.state} data-state={state}>
      {stateWords[state]}
      {state === "scheduled" && publishDate && ` for ${exactTime(publishDate)}`}
    </span>
  );
}
