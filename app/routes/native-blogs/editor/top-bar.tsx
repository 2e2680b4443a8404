import type { ReactNode } from "react";
import { href } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { FormatBar } from "./rich-text/format-bar.tsx";
import { ToolButton } from "./tool-button.tsx";
import styles from "./writing.module.css";

type TopBarProps = {
  isNew: boolean;
  isSaving: boolean;
  canUndo: boolean;
  canRedo: boolean;
  status: ReactNode;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onBack: () => void;
};

/** The bar that stays in view: the link back, the tools, the save status and the main action. */
export function TopBar(bar: TopBarProps) {
  return (
    <header className={styles.bar}>
      <a
        href={href("/native-blogs")}
        className={styles.back}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          bar.onBack();
        }}
      >
        <Icon name="arrow-left" />
        Back to list
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar is no form field */}
      <div className={styles.tools} role="group" aria-label="Writing tools">
        <ToolButton
          icon="undo"
          label="Undo"
          keys="Ctrl+Z"
          aria-disabled={!bar.canUndo || undefined}
          onClick={bar.onUndo}
        />
        <ToolButton
          icon="redo"
          label="Redo"
          keys="Ctrl+Shift+Z"
          aria-disabled={!bar.canRedo || undefined}
          onClick={bar.onRedo}
        />
        <span className={styles.divide} aria-hidden="true" />
        <FormatBar />
      </div>
      <div className={styles.kept}>{bar.status}</div>
      <Button
        tone="signal"
        size="small"
        className={styles.save}
        onClick={bar.onSave}
        aria-disabled={bar.isSaving || undefined}
      >
        {bar.isSaving ? "Saving…" : bar.isNew ? "Save Blog" : "Update Blog"}
      </Button>
    </header>
  );
}
