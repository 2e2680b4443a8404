import type { Draft } from "#content/posts/blog-posts.ts";
import type { EditorPage } from "#server/blog/pages.ts";
import { areSame } from "./calls.ts";
import { type LocalDraft, readLocalDraft, readNewestNewDraft } from "./local-drafts.ts";

/** A draft and the post that it belongs to. */
export type FoundDraft = Draft & { id: string };

/** The newest draft of this page's post, from this browser or the server; null if it doesn't differ from the post. */
export async function findDraft({ post, draft, id, account }: EditorPage): Promise<FoundDraft | null> {
  const here: LocalDraft | undefined =
    (await readLocalDraft(account.id, id)) ?? (post ? undefined : await readNewestNewDraft(account.id));
  const there: FoundDraft | null = draft && { ...draft, id };
  const newest = here && (!there || here.sequence >= there.sequence) ? here : there;
  if (!newest || (post && areSame(post, newest.fields))) return null;
  return newest;
}
