import { FloorPlan } from "#app/sections/floor-plan/floor-plan.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { TaskData } from "../load-task.ts";
import styles from "./plan.module.css";

/** The task as numbered steps: on the floor plan where they happen, below it what happens. */
export function Plan({ plan, planHeadline, steps, words }: TaskData) {
  return (
    <Section labelledBy="plan" className={styles.section}>
      <Route from={2} to={0} phone={{ from: 4, to: 0 }} />
      <Station number="01" lane={0} phoneLane={0}>
        {words.stations.plan}
      </Station>
      <Grid headroom>
        <Headline id="plan" className={styles.headline}>
          {planHeadline}
        </Headline>
      </Grid>
      <div className={styles.floor}>
        <FloorPlan {...plan} />
      </div>
      <Grid>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}
