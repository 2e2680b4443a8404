import { type MouseEvent, useRef, useState } from "react";
import { href } from "react-router";
import type { PostSummary } from "#content/posts/blog-posts.ts";
import { Question } from "#ui/dialog/question.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { deleteQuestion } from "../words.ts";

type DeletePostProps = {
  post: Pick<PostSummary, "id" | "title">;
  className?: string | undefined;
};

/** A link to the page that asks whether to delete; with script a dialog asks on this page. */
export function DeletePost({ post: { id, title }, className }: DeletePostProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function ask(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsking(true);
  }

  return (
    <>
      <a href={href("/native-blogs/:id/delete", { id })} className={className} onClick={ask}>
        Delete<VisuallyHidden> {title}</VisuallyHidden>
      </a>
      <form ref={form} method="post" action={href("/native-blogs/:id/delete", { id })} hidden />
      {isAsking && (
        <Question
          open
          question={deleteQuestion}
          keep="Keep it"
          confirm="Delete"
          onKeep={() => setAsking(false)}
          onConfirm={() => form.current?.submit()}
        />
      )}
    </>
  );
}
