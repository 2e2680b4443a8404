import { pageMeta } from "#app/page-meta.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { plannerMethod } from "#content/planner/method.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import type { Route } from "./+types/method.ts";
import { Agreement } from "./agreement.tsx";
import { AisleSumDrawn } from "./aisle-sum.tsx";
import { loadAisleSum } from "./load-aisle-sum.ts";
import styles from "./method.module.css";
import { readValidation } from "./read-validation.ts";
import { ValidationTable } from "./validation-table.tsx";

/** Rendered by the build, after it has computed the table. */
export async function loader() {
  return {
    page: pageAt("/planner/method"),
    table: await readValidation(),
    parent: pageAt("/planner"),
    aisle: loadAisleSum(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

const { parts, validation, next } = plannerMethod;

export default function Method({ loaderData: { page, table, parent, aisle } }: Route.ComponentProps) {
  return (
    <Sections>
      <PageHead
        page={page}
        above={[{ name: parent.heading, to: parent.path }]}
        ground="paper"
        drawn={<Agreement table={table} />}
      />
      <Section leads={{ to: 0, phoneTo: 0, stations: 0 }}>
        <Line />
        <Grid headroom>
          {parts.map(({ id, title, text, ...part }) => (
            <div key={id} id={id} className={styles.part}>
              <h2>{title}</h2>
              <div className={styles.text}>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {"formulas" in part && (
                <dl className={styles.formulas}>
                  {part.formulas.map(([name, formula]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{formula}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {id === "fit" && aisle && (
                <div className={styles.formulas}>
                  <AisleSumDrawn {...aisle} />
                </div>
              )}
            </div>
          ))}
          <div id="validation" className={styles.part}>
            <h2>{validation.title}</h2>
            <p className={styles.text}>{validation.text(table.length)}</p>
            <ValidationTable table={table} />
          </div>
        </Grid>
      </Section>
      <ReadOn pages={next} />
    </Sections>
  );
}
