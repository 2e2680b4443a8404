import { type RefObject, useRef, useState } from "react";
import { href } from "react-router";
import { type BlogPost, type PostFields, postState } from "#content/posts/blog-posts.ts";
import { savePost } from "./saving/calls.ts";
import type { Problem } from "./saving/save-problem.tsx";

type Saving = {
  form: RefObject<HTMLElement | null>;
  /** Reads the post as it is at this moment. */
  read: () => { id: string; fields: PostFields; startedFrom: string | null };
  /** The fields as they are saved. */
  saved: PostFields;
  drafts: { pause: () => Promise<number>; resume: () => void; forget: () => Promise<void> };
  /** Called if the post is saved and the editor stays open: more was written meanwhile, or is about to be. */
  onSaved: (post: BlogPost, fields: PostFields) => void;
  leaveFor: (address: string) => void;
};

type Over = {
  /** The id to save under, instead of the page's. */
  id?: string;
  startedFrom?: string | null;
  fields?: PostFields;
  /** The editor stays open. */
  stay?: boolean;
  /** The writer has been told who will read it. */
  isTold?: boolean;
};

const publicity = { draft: 0, scheduled: 1, published: 2 };

/** Whether a save shows a post to readers who don't see it now, or plans to. */
function showsMore(before: PostFields, after: PostFields) {
  const now = new Date();
  return publicity[postState(after, now)] > publicity[postState(before, now)];
}

/** Checks and saves the post, then returns to the list or stays; if that fails, says why and keeps everything. */
export function useSaving({ form, read, saved, drafts, onSaved, leaveFor }: Saving) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [theirs, setTheirs] = useState<BlogPost | null>(null);
  /** A save that waits until the writer has been told who will read the post. */
  const [untold, setUntold] = useState<(Over & { fields: PostFields }) | null>(null);
  const isUnderWay = useRef(false);

  async function save({ stay = false, isTold = false, ...over }: Over = {}) {
    if (isUnderWay.current) return;
    const before = read();
    const sent = { ...before, ...over };
    setTheirs(null);
    const missing = findMissing(sent.fields, form.current);
    setProblem(missing);
    if (missing) return;
    if (!isTold && showsMore(saved, sent.fields)) return setUntold({ ...over, stay, fields: sent.fields });
    setUntold(null);

    isUnderWay.current = true;
    setSaving(true);
    /* A draft that arrives after the save would be kept as a new one. */
    const sequence = await drafts.pause();
    const outcome = await savePost({ ...sent, sequence });
    isUnderWay.current = false;
    setSaving(false);
    if (outcome.kind === "conflict") setTheirs(outcome.theirs);
    else if (outcome.kind !== "saved") setProblem(outcome);
    else if (read().fields !== before.fields && read().fields !== sent.fields)
      onSaved(outcome.post, sent.fields);
    else {
      await drafts.forget();
      if (!stay) return leaveFor(`${href("/native-blogs")}?saved=${sent.id}`);
      onSaved(outcome.post, sent.fields);
      /* So that a reload opens the saved post instead of a new one. */
      history.replaceState(history.state, "", href("/native-blogs/:id/edit", { id: sent.id }));
    }
    drafts.resume();
  }

  return {
    save,
    isSaving,
    problem,
    theirs,
    dismissConflict: () => setTheirs(null),
    untold,
    dismissUntold: () => setUntold(null),
  };
}

/** Finds what the browser can check already, and focuses the invalid field. */
function findMissing(fields: PostFields, form: HTMLElement | null): Problem | null {
  if (fields.title.trim() === "") {
    form?.querySelector<HTMLElement>("[data-title] textarea")?.focus();
    return { kind: "title" };
  }
  const emails = Array.from(form?.querySelectorAll<HTMLInputElement>("input[type=email]") ?? []);
  const wrong = emails.find((email) => !email.checkValidity());
  wrong?.focus();
  return wrong ? { kind: "email" } : null;
}
