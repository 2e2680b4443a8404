import { PageLink } from "#app/frame/page-link.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./link-rows.module.css";

/** A page to go on to; the note says what is there. */
export type LinkRow = { label: string; note?: string; to: string };

type LinkRowsProps = {
  rows: readonly LinkRow[];
  /** What a screen reader calls them; two on one page need a name each. */
  label?: string;
  className?: string | undefined;
};

/** The pages that lie near, a row each. */
export function LinkRows({ rows, label = "Related pages", className }: LinkRowsProps) {
  return (
    <nav className={classes(styles.rows, className)} aria-label={label}>
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
