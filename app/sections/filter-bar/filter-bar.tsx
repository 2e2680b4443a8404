import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./filter-bar.module.css";

type FilterBarProps = {
  /** The address of the list. */
  action: string;
  /** The current search text. */
  search: string;
  placeholder?: string;
  /** The other fields. */
  children: ReactNode;
};

/** Search and filters over a list: a GET form that requests the same page, filtered. It needs no script. */
export function FilterBar({ action, search, placeholder, children }: FilterBarProps) {
  return (
    <search>
      <form method="get" action={action} className={styles.filters}>
        <TextField
          label="Search"
          id="search"
          name="search"
          type="search"
          defaultValue={search}
          placeholder={placeholder}
          maxLength={200}
          className={styles.words}
        />
        {children}
        <Button type="submit" size="small" tone="solid">
          Show
        </Button>
      </form>
    </search>
  );
}
