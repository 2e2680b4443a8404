import { Fragment } from "react";
import styles from "./sentences.module.css";

/** A headline whose lines break between its sentences first. */
export function Sentences({ children }: { children: string }) {
  return children.split(/(?<=[.?]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}
