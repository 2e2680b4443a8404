import { Button } from "#ui/button/button.tsx";
import styles from "./dialog.module.css";
import { Dialog } from "./dialog.tsx";

type QuestionProps = {
  open: boolean;
  question: string;
  /** The labels of the two answers; `keep` changes nothing and has the focus. */
  keep: string;
  confirm: string;
  onKeep: () => void;
  onConfirm: () => void;
};

/** Asks before something is lost: a modal alertdialog with focus on the safe choice, which Escape chooses too. */
export function Question({ open, question, keep, confirm, onKeep, onConfirm }: QuestionProps) {
  return (
    <Dialog open={open} onClose={onKeep} title={question} role="alertdialog">
      <div className={styles.answers}>
        <Button onClick={onKeep} data-safe="">
          {keep}
        </Button>
        <Button tone="solid" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
