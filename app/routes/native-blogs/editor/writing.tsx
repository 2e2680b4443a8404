import { useState } from "react";
import { href } from "react-router";
import { type PostFields, postLimits } from "#content/posts/blog-posts.ts";
import type { EditorPage } from "#server/blog/pages.ts";
import { Question } from "#ui/dialog/question.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { Asked } from "./asked.tsx";
import { BlockList } from "./blocks/block-list.tsx";
import { BlockMenus } from "./blocks/block-menus.tsx";
import { GrowingText } from "./blocks/growing-text.tsx";
import { Details } from "./details/details.tsx";
import { PublishQuestion } from "./details/publish-question.tsx";
import { EditorToolsContext } from "./editor-tools.ts";
import { Notice } from "./notice.tsx";
import { fieldsOf } from "./saving/calls.ts";
import { Conflict } from "./saving/conflict.tsx";
import { SaveProblem, titleMissing } from "./saving/save-problem.tsx";
import { SaveStatus } from "./saving/save-status.tsx";
import { useDrafts } from "./saving/use-drafts.ts";
import { useLeaving } from "./saving/use-leaving.ts";
import { TopBar } from "./top-bar.tsx";
import { useKeys } from "./use-keys.ts";
import { useSaving } from "./use-saving.ts";
import { useTitle } from "./use-title.ts";
import { useTransfers } from "./use-transfers.ts";
import { useWriting } from "./use-writing.ts";
import own from "./writing.module.css";

export type Beginning = {
  id: string;
  /** The initial fields: of the saved post, or of a draft. */
  fields: PostFields;
  /** The fields as they are saved. */
  saved: PostFields;
  startedFrom: string | null;
  /** The highest known sequence number of a draft. */
  sequence: number;
};

type WritingProps = { page: EditorPage; beginning: Beginning };

/** The editor of a post. */
export function Writing({ page, beginning }: WritingProps) {
  const { root, tools, writing, now, undo, redo, ...shown } = useWriting(beginning.fields);
  const fields = writing.present;
  const [standing, setStanding] = useState(beginning);
  const { id, saved, startedFrom } = standing;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const isUnsaved = fields !== saved;
  const [isLeaving, setLeaving] = useState(false);

  const drafts = useDrafts({ ...standing, fields, account: page.account.id });
  const { leaveFor } = useLeaving(isUnsaved);
  const { save, isSaving, problem, theirs, dismissConflict, untold, dismissUntold } = useSaving({
    form: root,
    read: () => ({ id, fields: now.current, startedFrom }),
    saved,
    drafts,
    onSaved: (post, sent) => {
      setStanding({ ...standing, id: post.id, saved: sent, startedFrom: post.updatedAt });
      setSavedAt(new Date());
    },
    leaveFor,
  });
  useKeys({ onUndo: undo, onRedo: redo, onSave: () => void save({ stay: true }) });
  const transfers = useTransfers(tools);
  const title = useTitle({ root, isNew: startedFrom === null, blocks: () => now.current.content });

  const toList = href("/native-blogs");
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  const titleError = problem?.kind === "title" ? titleMissing : errors["title"];

  function takeTheirs() {
    if (!theirs) return;
    const fieldsOfTheirs = fieldsOf(theirs);
    tools.change({ type: "all", fields: fieldsOfTheirs });
    setStanding({ ...standing, saved: fieldsOfTheirs, startedFrom: theirs.updatedAt });
    dismissConflict();
  }

  function publish() {
    const published = { ...now.current, publishDate: new Date().toISOString() };
    tools.change({ type: "all", fields: published });
    void save({ fields: published, isTold: true });
  }

  function keepAsDraft({ fields, ...over }: NonNullable<typeof untold>) {
    const draft = { ...fields, publishDate: null };
    tools.change({ type: "all", fields: draft });
    void save({ ...over, fields: draft });
  }

  function saveAsNew() {
    const fresh = { id: crypto.randomUUID(), startedFrom: null };
    setStanding({ ...standing, ...fresh });
    void save(fresh);
  }

  return (
    <EditorToolsContext value={tools}>
      <TopBar
        isNew={startedFrom === null}
        isSaving={isSaving}
        canUndo={writing.past.length > 0}
        canRedo={writing.future.length > 0}
        status={<SaveStatus status={drafts.status} savedAt={savedAt} />}
        onUndo={undo}
        onRedo={redo}
        onSave={() => void save()}
        onBack={() => (isUnsaved ? setLeaving(true) : leaveFor(toList))}
      />
      <main id="main" tabIndex={-1} className={own.main} ref={root} {...transfers}>
        <div className={own.sheet}>
          {problem && <SaveProblem problem={problem} onRetry={() => void save()} onSaveAsNew={saveAsNew} />}
          <h1 className={own.name}>{startedFrom === null ? "New blog post" : "Edit blog post"}</h1>
          <div className={own.title} data-title="">
            <GrowingText
              value={fields.title}
              aria-label="Title"
              aria-required
              aria-invalid={titleError ? true : undefined}
              aria-describedby={titleError ? "title-error" : undefined}
              placeholder="Title"
              onKeyDown={title.onKeyDown}
              maxLength={postLimits.title}
              onChange={(event) =>
                tools.change({
                  type: "field",
                  name: "title",
                  value: event.target.value.replaceAll("\n", " "),
                })
              }
            />
            {titleError && (
              <p id="title-error" className={own.error}>
                {titleError}
              </p>
            )}
          </div>
          <div className={own.blocks}>
            <BlockList blocks={fields.content} menu={shown.menu} />
          </div>
          <aside className={own.details} aria-label="Details">
            <Details fields={fields} categories={page.categories} errors={errors} onPublish={publish} />
          </aside>
        </div>
        {shown.menu && <BlockMenus open={shown.menu} blocks={fields.content} onClose={shown.closeMenu} />}
      </main>
      {shown.asking && <Asked asking={shown.asking} onClose={shown.stopAsking} />}
      {theirs && (
        <Conflict
          theirs={theirs}
          mine={fields}
          onKeepEditing={dismissConflict}
          onTheirs={takeTheirs}
          onMine={() => void save({ startedFrom: theirs.updatedAt })}
        />
      )}
      {untold && (
        <PublishQuestion
          fields={untold.fields}
          onClose={dismissUntold}
          onKeep={() => keepAsDraft(untold)}
          onPublish={() => void save({ ...untold, isTold: true })}
        />
      )}
      {isLeaving && (
        <Question
          open
          question="Leave without saving?"
          keep="Keep editing"
          confirm="Leave, keep the draft"
          onKeep={() => setLeaving(false)}
          onConfirm={() => leaveFor(toList)}
        />
      )}
      <Notice words={shown.notice} onClose={shown.putNoticeAway} />
      <div role="status" aria-live="polite">
        <VisuallyHidden>{shown.announced}</VisuallyHidden>
      </div>
    </EditorToolsContext>
  );
}
