import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { classes } from "#ui/classes.ts";
import styles from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  /** Called when the visitor closes it, by Escape or its close button; the caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The label of the close button. Without it there is none: the content has to offer a way to close. */
  closeLabel?: string;
  /** alertdialog: it asks a question that needs an answer; focus goes to the control marked `data-safe`. */
  role?: "dialog" | "alertdialog";
  /** end: it slides in at the window's end and takes the full height. */
  place?: "center" | "end";
  className?: string | undefined;
};

/** A native modal `<dialog>`: the page behind it is inert, Escape closes it, and focus returns to where it was. */
export function Dialog(properties: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    closeLabel,
    role = "dialog",
    place = "center",
    className,
  } = properties;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>("[data-safe]")?.focus();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={classes(styles.dialog, place === "end" && styles.end, className)}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {closeLabel !== undefined && (
          <IconButton
            icon="close"
            label={closeLabel}
            className={classes(styles.close)}
            onClick={() => dialog.current?.close()}
          />
        )}
      </div>
    </dialog>
  );
}
