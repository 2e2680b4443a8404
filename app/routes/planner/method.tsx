import { pageMeta } from "#app/page-meta.ts";
import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { plannerMethod } from "#content/planner/method.ts";
import { formatNumber } from "#language/language.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/method.ts";
import { Agreement } from "./agreement.tsx";
import answers from "./answers.module.css";
import styles from "./method.module.css";
import { readValidation } from "./read-validation.ts";

/** Rendered by the build, after it has computed the table. */
export async function loader() {
  return { page: pageAt("/planner/method"), table: await readValidation(), parent: pageAt("/planner") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

const { parts, validation, next } = plannerMethod;
const shown = (value: number) => formatNumber(Number(value.toPrecision(5)), { maximumFractionDigits: 5 });

export default function Method({ loaderData: { page, table, parent } }: Route.ComponentProps) {
  return (
    <Sections>
      <PageHead
        page={page}
        above={[{ name: parent.heading, to: parent.path }]}
        ground="paper"
        drawn={<Agreement table={table} />}
      />
      {parts.map((part) => (
        <Part key={part.id} id={part.id} title={part.title}>
          <div className={styles.text}>
            {part.text.map((paragraph) => (
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
        </Part>
      ))}
      <Part id="validation" title={validation.title}>
        <p className={styles.text}>{validation.text}</p>
        <div className={styles.frame}>
          <table className={`${answers.table} ${styles.table}`}>
            <caption>{validation.caption(table.length)}</caption>
            <ColumnHeads columns={validation.columns} />
            <tbody>
              {table.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cases of several sources may share their words
                <tr key={index}>
                  <th scope="row">
                    {row.case}
                    <small>{row.source}</small>
                  </th>
                  <td>{shown(row.expected)}</td>
                  <td>
                    {shown(row.got)}
                    {row.low !== undefined && row.high !== undefined && (
                      <small>{validation.interval(shown(row.low), shown(row.high))}</small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <ReadOn pages={next} />
    </Sections>
  );
}
