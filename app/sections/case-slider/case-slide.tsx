import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./case-slider.module.css";
import type { ShownCase } from "./case-slider.tsx";

type CaseSlideProps = { study: ShownCase; number: number; count: number; read: string };

/** One case study: before, after, and a link to its page. */
export function CaseSlide({ study, number, count, read }: CaseSlideProps) {
  return (
    <li className={styles.slide}>
      <Picture {...study.picture} sizes="(width<768px)100vw,75vw" fill className={styles.picture ?? ""} />
      <div className={styles.words}>
        <p className={styles.count}>
          <FigureNumber>{`${number}`}</FigureNumber> of {count}
        </p>
        <h3 className={styles.title}>{study.title}</h3>
        <dl className={styles.facts}>
          <dt>Before</dt>
          <dd>{study.before}</dd>
          <dt>After</dt>
          <dd>{study.after}</dd>
        </dl>
        <p className={styles.next}>
          <TextLink
            link={
              <PageLink
                to={href("/case-study/:id", { id: study.id })}
                aria-label={`${read}: ${study.title}`}
              />
            }
          >
            {read}
          </TextLink>
        </p>
      </div>
    </li>
  );
}
