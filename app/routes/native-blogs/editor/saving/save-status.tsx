import { dateFormat } from "#language/language.ts";
import type { DraftStatus } from "./draft-keeper.ts";
import styles from "./saving.module.css";

/** Says where the draft is kept; never "saved" before the server has answered. */
export function SaveStatus({ status, savedAt }: { status: DraftStatus; savedAt: Date | null }) {
  const isSaved = status.kind === "unchanged" && savedAt !== null;
  return (
    <p className={styles.status} role="status" data-kind={status.kind}>
      {isSaved ? `Saved ${clockTime(savedAt)}` : words(status)}
    </p>
  );
}

function words(status: DraftStatus) {
  switch (status.kind) {
    case "unchanged":
      return "";
    case "saving":
      return "Saving…";
    case "saved":
      return `Draft saved ${clockTime(status.at)}`;
    case "not-saved": {
      const why = reasons[status.reason];
      return `Not saved: ${why}.${status.isInBrowser ? " Kept in this browser." : ""}`;
    }
  }
}

const reasons = {
  offline: "no connection",
  "signed-out": "you are signed out",
  refused: "the server refused it",
};

/** 12:31, or with its day: 21 November, 12:31. */
export function clockTime(time: Date, withDay = false) {
  return dateFormat({
    hour: "2-digit",
    minute: "2-digit",
    ...(withDay && { day: "numeric", month: "long" }),
  }).format(time);
}
