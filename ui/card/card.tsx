import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { type LinkTarget, renderLink } from "#ui/link.ts";
import "#ui/whole-link/whole-link.css";
import styles from "./card.module.css";

type CardProps = LinkTarget & {
  heading: ReactNode;
  /** A category, shown above the heading. */
  category?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

/** A picture, a heading and a few words that link to one page: the heading's link covers the whole card. */
export function Card({ heading, category, picture, children, className, ...target }: CardProps) {
  return (
    <article className={classes("link-area", styles.card, className)}>
      {picture && <div className="area-picture">{picture}</div>}
      {category && <p className={styles.category}>{category}</p>}
      <h3 className={styles.heading}>{renderLink(target, "area-link", heading)}</h3>
      {children && <div>{children}</div>}
    </article>
  );
}
