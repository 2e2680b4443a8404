import { useLocation } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./partner-tabs.module.css";

type PartnerTabsProps = { tabs: readonly { label: string; path: string }[] };

/**
 * The three partner pages as a bar of links. On a small screen it shows the current page only, with an arrow at either
 * side to the one before or after; the first follows the last.
 */
export function PartnerTabs({ tabs }: PartnerTabsProps) {
  const { pathname } = useLocation();
  const shown = Math.max(
    0,
    tabs.findIndex(({ path }) => path === pathname.toLowerCase().replace(/\/$/, "")),
  );
  const before = tabs[(shown + tabs.length - 1) % tabs.length];
  const after = tabs[(shown + 1) % tabs.length];
  return (
    <nav className={styles.bar} aria-label="Partner pages">
      <Grid>
        <div className={styles.tabs}>
          {before && (
            <PageLink to={before.path} className={classes(styles.arrow)}>
              <Icon name="arrow-left" />
              <VisuallyHidden>Previous: {before.label}</VisuallyHidden>
            </PageLink>
          )}
          <ul className={styles.list}>
            {tabs.map(({ label, path }, index) => (
              <li key={path} data-shown={index === shown || undefined}>
                <PageLink
                  to={path}
                  className={styles.tab}
                  {...(index === shown && { "aria-current": "page" as const })}
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          {after && (
            <PageLink to={after.path} className={classes(styles.arrow)}>
              <Icon name="arrow" />
              <VisuallyHidden>Next: {after.label}</VisuallyHidden>
            </PageLink>
          )}
        </div>
      </Grid>
    </nav>
  );
}
