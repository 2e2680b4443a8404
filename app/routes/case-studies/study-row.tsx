import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import type { ShownPicture } from "#app/pictures.ts";
import { Picture } from "#ui/picture/picture.tsx";
import "#ui/whole-link/whole-link.css";
import type { Listed } from "./filters.ts";
import styles from "./study-row.module.css";

export type ShownStudy = Omit<Listed, "picture"> & { picture: ShownPicture };

type StudyRowProps = {
  study: ShownStudy;
  /** Whether it is in the first view. */
  isFirst: boolean;
};

/** One case study, picture and words side by side; the title's link covers the whole row. */
export function StudyRow({ study, isFirst }: StudyRowProps) {
  const { id, title, industry, site, fleet, before, after, picture } = study;
  return (
    <li className={`link-area ${styles.study}`}>
      <div className={`area-picture ${styles.picture}`}>
        <Picture {...picture} alt="" fill priority={isFirst} className={styles.drawing} />
      </div>
      <div className={styles.words}>
        <p className={styles.industry}>{industry}</p>
        <h3 className={styles.title}>
          <PageLink to={href("/case-study/:id", { id })} className="area-link">
            {title}
          </PageLink>
        </h3>
        <p>{site}</p>
        <dl className={styles.facts}>
          <dt>Before</dt>
          <dd>{before}</dd>
          <dt>After</dt>
          <dd>{after}</dd>
          {fleet && (
            <>
              <dt>Modelled</dt>
              <dd>{fleet}</dd>
            </>
          )}
        </dl>
      </div>
    </li>
  );
}
