import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Drawing } from "#app/sections/drawing/drawing.tsx";
import type { CaseStudy } from "#content/case-studies.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./case-slider.module.css";

type CaseSlideProps = { study: CaseStudy; number: number; count: number; read: string };

/** One case study: what it was, what it is now, and the way to its page. */
export function CaseSlide({ study, number, count, read }: CaseSlideProps) {
  return (
    <li className={styles.slide}>
      <Drawing name={study.picture} fill className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.count}>
          <FigureNumber>{`${number}`}</FigureNumber> of {count}
        </p>
        <h3 className={styles.title}>{study.title}</h3>
        <dl className={styles.facts}>
          <dt>Industry</dt>
          <dd>{study.industry}</dd>
          <dt>Systems</dt>
          <dd>{study.systems.join(", ")}</dd>
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
