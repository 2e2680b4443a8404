import { type ReactNode, useEffect, useState } from "react";
import { href } from "react-router";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import type { EditorPage } from "#server/blog/pages.ts";
import { fieldsOf } from "./saving/calls.ts";
import { DraftOffer } from "./saving/draft-offer.tsx";
import { type FoundDraft, findDraft } from "./saving/find-draft.ts";
import { discardDraft } from "./saving/use-drafts.ts";
import own from "./writing.module.css";
import { type Beginning, Writing } from "./writing.tsx";

type EditorProps = {
  page: EditorPage;
  /** Shown until it is known whether there is a draft. */
  waiting: ReactNode;
};

/** Looks for a draft first: a writer who has one decides about it before writing anything else. */
export default function Editor({ page, waiting }: EditorProps) {
  const [draft, setDraft] = useState<FoundDraft | null>();
  const [beginning, setBeginning] = useState<Beginning>();

  useEffect(() => {
    void findDraft(page).then((found) => {
      if (found) setDraft(found);
      else setBeginning(fromSaved(page));
    });
  }, [page]);

  if (beginning) return <Writing page={page} beginning={beginning} />;
  if (!draft) return waiting;
  const isNew = page.post === null;
  return (
    <main id="main" tabIndex={-1} className={own.offer}>
      <DraftOffer
        draft={draft}
        saved={page.post}
        onTake={() => setBeginning(fromDraft(page, draft))}
        onAnother={isNew ? () => setBeginning({ ...fromSaved(page), id: crypto.randomUUID() }) : undefined}
        onDiscard={() => {
          setBeginning({ ...fromSaved(page), sequence: draft.sequence });
          void discardDraft(page.account.id, draft.id);
        }}
      />
      <p>
        <a href={href("/native-blogs")}>Back to list</a>
      </p>
    </main>
  );
}

function fromSaved({ post, id, account, sequence }: EditorPage): Beginning {
  const fields = post ? fieldsOf(post) : { ...emptyFields(), author: account.name };
  return { id, fields, saved: fields, startedFrom: post?.updatedAt ?? null, sequence };
}

function fromDraft(page: EditorPage, { id, fields, startedFrom, sequence }: FoundDraft): Beginning {
  return { ...fromSaved(page), id, fields, startedFrom, sequence };
}
