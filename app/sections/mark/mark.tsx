import type { CSSProperties } from "react";
import type { Customer } from "#content/company/customers.ts";
import styles from "./mark.module.css";
import signs from "./marks.svg?url";

/** The font axes of the name, as a style for the element around a mark. */
export function markType({ weight, width, tracking }: Customer): CSSProperties {
  return { fontWeight: weight, fontStretch: `${width}%`, letterSpacing: `${tracking}em` };
}

/** The word mark of a company: its symbol, in the colour of the text, and its name. */
export function Mark({ customer: { id, name } }: { customer: Customer }) {
  return (
    <>
      <svg className={styles.sign} aria-hidden="true">
        <use href={`${signs}#${id}`} />
      </svg>
      {name}
    </>
  );
}
