import styles from "#ui/icon/icon.module.css";

/** Icons that only the editor needs, kept out of the set that every page loads. 24 × 24, the same stroke. */
const paths = {
  undo: "M8 5 3 10l5 5M3 10h11a5 5 0 0 1 0 10h-4",
  redo: "m16 5 5 5-5 5M21 10H10a5 5 0 0 0 0 10h4",
  bold: "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z",
  italic: "M10 4h8M6 20h8M14 4l-4 16",
  code: "m8 7-5 5 5 5M16 7l5 5-5 5",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5",
  picture: "M3 4h18v16H3zM3 16l5-5 5 5 3-3 5 5M15.5 9a1 1 0 1 1-2 0 1 1 0 0 1 2 0",
  plus: "M3 12h18M12 3v18",
  grip: "M9 5v.1M15 5v.1M9 12v.1M15 12v.1M9 19v.1M15 19v.1",
  up: "M12 20V4M5 11l7-7 7 7",
  down: "M12 4v16M5 13l7 7 7-7",
} as const;

export type EditorIconName = keyof typeof paths;

export function EditorIcon({ name }: { name: EditorIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
