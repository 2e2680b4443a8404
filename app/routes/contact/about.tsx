import { PageLink } from "#app/frame/page-link.tsx";
import type { contactWords } from "#content/forms/contact.ts";
import styles from "./about.module.css";
import type { Subject } from "./find-subject.ts";

/** Above the form: what the message is about, and that the visitor may change it. */
export function About({ subject, words }: { subject: Subject; words: typeof contactWords.subject }) {
  const { kind, title, to } = subject;
  return (
    <p className={styles.about}>
      {words.shown} {kind} <PageLink to={to}>{title}</PageLink>. {words.hint}
    </p>
  );
}
