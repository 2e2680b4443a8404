import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./row-table.module.css";

type RowTableProps = {
  /** Names of the columns, as cells of a row. */
  head: ReactNode;
  /** The table's own styles, such as the layout of a row's cells on a phone. */
  className?: string | undefined;
  children: ReactNode;
};

/** A table for browsing a list; on a phone each row is a small card. */
export function RowTable({ head, className, children }: RowTableProps) {
  return (
    <table className={classes(styles.table, className)}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
