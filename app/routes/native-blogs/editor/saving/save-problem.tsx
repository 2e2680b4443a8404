import { useEffect, useRef } from "react";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import type { SaveOutcome } from "./calls.ts";
import styles from "./saving.module.css";

export type Problem =
  | { kind: "title" }
  | { kind: "email" }
  | Exclude<SaveOutcome, { kind: "saved" } | { kind: "conflict" }>;

type SaveProblemProps = {
  problem: Problem;
  onRetry: () => void;
  /** If the post was deleted: saves what is written as a new post. */
  onSaveAsNew: () => void;
};

export const titleMissing = "Please enter a blog title";
const failed = "Failed to save blog";

/** Says why the post was not saved and what to do. Nothing that was written is lost. */
export function SaveProblem({ problem, onRetry, onSaveAsNew }: SaveProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAtField = problem.kind === "title" || problem.kind === "email";

  useEffect(() => {
    if (!isAtField) box.current?.scrollIntoView({ block: "nearest" });
  }, [isAtField]);

  return (
    <div ref={box} className={styles.problem}>
      <Alert tone="error">
        <Words problem={problem} onRetry={onRetry} onSaveAsNew={onSaveAsNew} />
      </Alert>
    </div>
  );
}

function Words({ problem, onRetry, onSaveAsNew }: SaveProblemProps) {
  switch (problem.kind) {
    case "title":
      return <p>{titleMissing}</p>;
    case "email":
      return (
        <>
          <p>{failed}</p>
          <p>Please enter a valid email address for the call to action</p>
        </>
      );
    case "invalid":
      return (
        <>
          {problem.message !== titleMissing && <p>{failed}</p>}
          <p>{problem.message}</p>
          <ul>
            {Object.entries(problem.errors)
              .filter(([, words]) => words !== problem.message)
              .map(([name, words]) => (
                <li key={name}>{words}</li>
              ))}
          </ul>
        </>
      );
    case "signed-out":
      return (
        <>
          <p>{failed}</p>
          <p>
            Your session has ended. Nothing is lost: sign in in a new tab, come back to this one, and save
            again.
          </p>
          <div className={styles.answers}>
            <a href="/staff/sign-in?next=/native-blogs" target="_blank" rel="noopener">
              Sign in in a new tab
            </a>
            <Button size="small" onClick={onRetry}>
              Save again
            </Button>
          </div>
        </>
      );
    case "deleted":
      return (
        <>
          <p>{failed}</p>
          <p>The post was deleted meanwhile. It can be restored from the list, or saved as a new one.</p>
          <div className={styles.answers}>
            <Button size="small" onClick={onSaveAsNew}>
              Save it as a new post
            </Button>
          </div>
        </>
      );
    case "failed":
      return (
        <>
          <p>{failed}</p>
          <p>{problem.reason} Everything that you wrote is still here.</p>
          <div className={styles.answers}>
            <Button size="small" onClick={onRetry}>
              Save again
            </Button>
          </div>
        </>
      );
  }
}
