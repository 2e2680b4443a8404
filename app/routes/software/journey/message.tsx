import type { CSSProperties } from "react";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./message.module.css";

type MessageProps = {
  number: number;
  way: "within" | "forth" | "back";
  /** The first lane that the arrow touches, and how many it crosses. */
  style: CSSProperties;
  /** Sender and receiver, for screen readers. */
  route: string;
  title: string;
  text: string;
};

/** One message as an arrow between lanes, with its text below. */
export function Message({ number, way, style, route, title, text }: MessageProps) {
  return (
    <li className={styles.message}>
      <span className={styles.track}>
        <span className={styles.arrow} data-way={way} style={style}>
          <span className={styles.title}>
            <span className={styles.number}>{number}</span> {title}
          </span>
        </span>
      </span>
      <VisuallyHidden>{`${route}: `}</VisuallyHidden>
      <span className={styles.text}>{text}</span>
    </li>
  );
}
