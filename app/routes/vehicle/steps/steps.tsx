import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { VehicleData } from "../load-vehicle.ts";
import styles from "./steps.module.css";

type StepsProps = Pick<VehicleData, "steps" | "stepsHeadline" | "words">;

/** What the vehicle is used for: a number, a small drawing and a few words each. */
export function Steps({ steps, stepsHeadline, words }: StepsProps) {
  return (
    <Section labelledBy="steps">
      <Line />
      <Station heading={2} id="steps">
        {words.steps.heading}
      </Station>
      <Grid headroom className={styles.opening}>
        <Headline className={styles.headline}>{stepsHeadline}</Headline>
      </Grid>
      <Grid className={steps.length > 1 ? styles.rows : undefined}>
        {steps.map(({ heading, items }) => (
          <div key={heading ?? ""} className={styles.row} data-narrow={steps.length > 1 || undefined}>
            {heading && <h3 className={styles.rowHeading}>{heading}</h3>}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it */}
            <ol className={styles.steps} start={items[0]?.number} tabIndex={0}>
              {items.map((step) => (
                <Step key={step.number} {...step} level={heading ? 4 : 3} />
              ))}
            </ol>
          </div>
        ))}
      </Grid>
    </Section>
  );
}

Steps.leads = { to: 0, phoneTo: 0 } satisfies Leads;

type StepProps = VehicleData["steps"][number]["items"][number] & { level: 3 | 4 };

function Step({ number, title, description, drawing, level }: StepProps) {
  const Title = `h${level}` as const;
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
        <path d={drawing.body} />
        <path className={styles.signal} d={drawing.signal} />
      </svg>
      {title && <Title className={styles.title}>{title}</Title>}
      <p>{description}</p>
    </li>
  );
}
