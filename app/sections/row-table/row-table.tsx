import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./row-table.module.css";

type RowTableProps = {
  /** Names of the columns, as cells of a row. */
  head: ReactNode;
  /** Where the cells of a row stand on a phone, and what else is the table's own. */
  className?: string | undefined;
  children: ReactNode;
};

/** A table of things that one looks through, with a row each; on a phone each row is a small card. */
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
