import type { ReactNode } from "react";
import { PageLink } from "#app/frame/page-link.tsx";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./opening.module.css";

type OpeningProps = {
  heading: string;
  introduction: readonly string[];
  next: readonly { label: string; to: string }[];
  /** The pages above this one, and what this one is called among them. */
  above: readonly { name: string; to: string }[];
  current: string;
  children?: ReactNode;
};

/** How every page below the home page begins: where it stands, what it is about, and a way on. */
export function Opening({ heading, introduction, next, above, current, children }: OpeningProps) {
  return (
    <Section ground="green" className={styles.opening}>
      <Grid>
        <Breadcrumb
          label="Breadcrumb"
          above={above.map(({ name, to }) => ({ name, link: <PageLink to={to} /> }))}
          current={current}
        />
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.words}>
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </div>
        {next.length > 0 && (
          <nav className={styles.next} aria-label="Read on">
            {next.map(({ label, to }) => (
              <PageLink key={to} to={to}>
                {label}
                <Icon name="arrow" />
              </PageLink>
            ))}
          </nav>
        )}
      </Grid>
    </Section>
  );
}
