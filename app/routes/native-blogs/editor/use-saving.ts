import { type RefObject, useRef, useState } from "react";
import { href } from "react-router";
import type { BlogPost, PostFields } from "#content/blog-posts.ts";
import { savePost } from "./saving/calls.ts";
import type { Problem } from "./saving/save-problem.tsx";

type Saving = {
  form: RefObject<HTMLElement | null>;
  /** The post as it is written at this moment. */
  read: () => { id: string; fields: PostFields; startedFrom: string | null };
  drafts: { pause: () => Promise<number>; resume: () => void; forget: () => Promise<void> };
  /** It is saved, and the editor stays: more was written meanwhile, or is about to be. */
  onSaved: (post: BlogPost, fields: PostFields) => void;
  leaveFor: (address: string) => void;
};

type Over = {
  /** What to save instead of what the page began with. */
  id?: string;
  startedFrom?: string | null;
  fields?: PostFields;
  /** The editor stays open. */
  stay?: boolean;
};

/** Saves the post: checks it, sends it, and leads back to the list or stays, or says why not and keeps everything. */
export function useSaving({ form, read, drafts, onSaved, leaveFor }: Saving) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [theirs, setTheirs] = useState<BlogPost | null>(null);
  const isUnderWay = useRef(false);

  async function save({ stay = false, ...over }: Over = {}) {
    if (isUnderWay.current) return;
    const before = read();
    const sent = { ...before, ...over };
    setTheirs(null);
    const missing = findMissing(sent.fields, form.current);
    setProblem(missing);
    if (missing) return;

    isUnderWay.current = true;
    setSaving(true);
    /* A draft that arrives after the save would come back to life. */
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
      /* A reload opens the post that there is now, and begins no other. */
      history.replaceState(history.state, "", href("/native-blogs/:id/edit", { id: sent.id }));
    }
    drafts.resume();
  }

  return { save, isSaving, problem, theirs, dismissConflict: () => setTheirs(null) };
}

/** What the browser can tell already. The field that is wrong gets the focus. */
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
