import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PostFields } from "#content/posts/blog-posts.ts";
import { dropDraft, sendDraft } from "./calls.ts";
import { createDraftKeeper, type DraftStatus } from "./draft-keeper.ts";
import { dropLocalDraft, keepLocalDraft } from "./local-drafts.ts";

type Drafts = {
  id: string;
  /** The id of the writer's account. */
  account: string;
  startedFrom: string | null;
  /** The highest known sequence number. */
  sequence: number;
  fields: PostFields;
  /** The post as saved, or as it began: it needs no draft. */
  saved: PostFields;
};

/** Keeps drafts, in this browser at once and on the server a moment later, and reports the state. */
export function useDrafts({ id, account, startedFrom, sequence, fields, saved }: Drafts) {
  const [status, setStatus] = useState<DraftStatus>({ kind: "unchanged" });
  const startedFromNow = useRef(startedFrom);
  const idNow = useRef(id);
  const [keeper] = useState(() =>
    createDraftKeeper({
      sequence,
      keepHere: (draft) =>
        keepLocalDraft({ ...draft, account, id: idNow.current, startedFrom: startedFromNow.current }),
      send: ({ fields: kept, sequence: number }) =>
        sendDraft(idNow.current, { fields: kept, sequence: number, startedFrom: startedFromNow.current }),
      report: setStatus,
    }),
  );
  const hasChanged = useRef(false);

  /* An undo back to the saved post has to reach the draft too. */
  useEffect(() => {
    startedFromNow.current = startedFrom;
    idNow.current = id;
    if (fields !== saved) hasChanged.current = true;
    if (hasChanged.current) keeper.keep(fields);
  }, [keeper, id, startedFrom, fields, saved]);

  const flush = useEffectEvent(() => void keeper.flush());
  useEffect(() => {
    const onHidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", onHidden);
    addEventListener("online", flush);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("online", flush);
    };
  }, []);

  return {
    status,
    pause: keeper.pause,
    resume: keeper.resume,
    retry: keeper.flush,
    /** Removes the kept draft once the post is saved or the draft was discarded. */
    async forget() {
      hasChanged.current = false;
      keeper.forget();
      setStatus({ kind: "unchanged" });
      await dropLocalDraft(account, idNow.current);
    },
  };
}

/** Deletes a draft, in this browser and on the server. */
export async function discardDraft(account: string, id: string) {
  await Promise.all([dropLocalDraft(account, id), dropDraft(id)]);
}
