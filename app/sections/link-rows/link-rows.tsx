import { PageLink } from "#app/frame/page-link.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./link-rows.module.css";

/** A page to go on to; the note says what is there. */
export type LinkRow = { label: string; note?: string; to: string };

type LinkRowsProps = {
  rows: readonly LinkRow[];
  /** The accessible name; two on one page need different ones. */
  label?: string;
  className?: string | undefined;
};

/** Links to related pages, a row each. */
export function LinkRows({ rows, label = "Related pages", className }: LinkRowsProps) {
  return (
    <nav data-roving="a" className={classes(styles.rows, className)} aria-label={label}>
      {rows.map(({ label: words, note, to }) => (
        <PageLink key={to} to={to}>
          <span>
            {words}
            {note && <small>{note}</small>}
          </span>
          <Icon name="arrow" />
        </PageLink>
      ))}
    </nav>
  );
}
