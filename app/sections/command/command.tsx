import { useEffect, useState } from "react";
import { copyWords } from "#content/planner/sandbox.ts";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./command.module.css";

type CommandProps = { name: string; text: string };

/** A command as it is pasted into a terminal, and a button that copies it. */
export function Command({ name, text }: CommandProps) {
  const [copying, setCopying] = useState<"can't" | "may" | "done" | "failed">("can't");
  useEffect(() => setCopying("clipboard" in navigator ? "may" : "can't"), []);

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopying("done"),
      () => setCopying("failed"),
    );
  }

  return (
    <div className={styles.command}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      {copying !== "can't" && (
        <div className={styles.copy}>
          <Button size="small" onClick={copy}>
            {copyWords.copy}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          <span role="status">
            {copying === "done" && copyWords.copied}
            {copying === "failed" && copyWords.notCopied}
          </span>
        </div>
      )}
    </div>
  );
}
