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
  /** It is saved, but more was written meanwhile. */
  onSaved: (post: BlogPost, fields: PostFields) => void;
  leaveFor: (address: string) => void;
};

/** Saves the post: checks it, sends it, and leads back to the list, or says why not and keeps everything. */
export function useSaving({ form, read, drafts, onSaved, leaveFor }: Saving) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [theirs, setTheirs] = useState<BlogPost | null>(null);
  const isUnderWay = useRef(false);

  /** @param over what to save instead of what the page began with */
  async function save(over: { id?: string; startedFrom?: string | null } = {}) {
    if (isUnderWay.current) return;
    const sent = { ...read(), ...over };
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
    else if (read().fields === sent.fields) {
      await drafts.forget();
      return leaveFor(`${href("/native-blogs")}?saved=${sent.id}`);
    } else onSaved(outcome.post, sent.fields);
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
