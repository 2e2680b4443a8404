import { areaOf, stripHeight, type WeekStrip } from "#content/pictures/modelled/strip.ts";
import type { ShownWeek } from "#content/pictures/modelled/week-of.ts";
import styles from "./week.module.css";

/** The modelled week hour by hour: arrivals, waiting times, vehicles driving and charging; and the same as a table. */
export function Week({ week }: { week: ShownWeek }) {
  const { title, days, work, result, strips, table } = week;
  return (
    <div className={styles.week}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>
        <p>{work}</p>
        <p>{result}</p>
      </div>
      <div className={styles.chart}>
        {strips.map((strip) => (
          <Strip key={strip.name} strip={strip} days={days.length} />
        ))}
        <p className={styles.days} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </div>
      <details data-aside="" className={styles.table}>
        <summary>{table.name}</summary>
        <table>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ hour, cells }) => (
              <tr key={hour}>
                <th scope="row">{hour}</th>
                {cells.map((cell, at) => (
                  <td key={table.head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** One measure, an hour a step. */
function Strip({ strip, days }: { strip: WeekStrip; days: number }) {
  const { name, most, values, top, limit } = strip;
  const length = values.length / days;
  return (
    <figure className={styles.strip}>
      <figcaption>
        <strong>{name}</strong> {most}
      </figcaption>
      <svg
        viewBox={`0 0 ${values.length} ${stripHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${most}`}
      >
        <path
          className={styles.edge}
          d={values
            .flatMap((_, at) => (at > 0 && at % length === 0 ? [`M${at} 0v${stripHeight}`] : []))
            .join("")}
        />
        <path className={styles.area} d={areaOf(strip)} />
        {limit !== undefined && (
          <path className={styles.limit} d={`M0 ${(1 - limit / top) * stripHeight}h${values.length}`} />
        )}
      </svg>
    </figure>
  );
}
