import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./accordion.module.css";

type AccordionItem = { title: string; content: ReactNode; open?: boolean };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** With a `name`, unique on the page, at most one item is open; without, each opens independently. */
  name?: string;
  /** large: a title as large as a heading. */
  size?: "medium" | "large";
  className?: string | undefined;
};

/** Titles that unfold their content: native `<details>`, so it works before script. */
export function Accordion({ items, name, size = "medium", className }: AccordionProps) {
  return (
    <div className={classes(styles.accordion, styles[size], className)}>
      {items.map((item) => (
        <details key={item.title} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{item.title}</h3>
            <span className={styles.sign} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
