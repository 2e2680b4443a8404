import { IconButton } from "#ui/button/icon-button.tsx";
import styles from "./notice.module.css";

/** A notice over the editor's lower edge, shown until it is dismissed. */
export function Notice({ words, onClose }: { words: string | null; onClose: () => void }) {
  return (
    <div className={styles.place} role="status">
      {words && (
        <div className={styles.notice}>
          <p>{words}</p>
          <IconButton icon="close" label="Close this notice" onClick={onClose} />
        </div>
      )}
    </div>
  );
}
