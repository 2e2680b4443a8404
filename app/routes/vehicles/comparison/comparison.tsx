import { useState } from "react";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { OverviewData } from "../load-overview.ts";
import styles from "./comparison.module.css";
import sortStyles from "./sort.module.css";
import { next, type Order, sort } from "./sort.ts";

type ComparisonProps = Pick<OverviewData, "vehicles"> & { words: OverviewData["words"]["compare"] };

const figures = [
  { label: "Payload", unit: "kg" },
  { label: "Speed", unit: "m/s" },
  { label: "Lift", unit: "mm" },
  { label: "Run time", unit: "hrs" },
  { label: "Charge", unit: "hrs" },
] as const;

/** The vehicles' figures as a table that can be sorted by any of them. */
export function Comparison({ vehicles, words }: ComparisonProps) {
  const [order, setOrder] = useState<Order>();
  return (
    <Section labelledBy="compare">
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="compare" className={styles.headline}>
          {words.headline}
        </Headline>
        <p className={styles.hint}>
          <span className={styles.sorting}>{words.hint}</span>{" "}
          <PageLink to={words.more.to}>{words.more.label}</PageLink>
        </p>
      </Grid>
      <Grid>
        <table className={styles.table}>
          <caption className={styles.caption}>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.vehicle}</th>
              {figures.map(({ label, unit }, index) => (
                <th key={label} scope="col" aria-sort={sorted(order, index)}>
                  <button
                    type="button"
                    className={sortStyles.sort}
                    onClick={() => setOrder(next(order, index))}
                  >
                    {label}
                    <Icon name="chevron" />
                    <small>{unit}</small>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sort(vehicles, order).map(({ product, title, variant, to, picture, figures: values }) => (
              <tr key={product}>
                <th scope="row">
                  <PageLink to={to} className={styles.vehicle}>
                    <Picture {...picture} alt="" className={styles.picture} />
                    <span>
                      {title}
                      {variant && <small>{variant}</small>}
                    </span>
                  </PageLink>
                </th>
                {values.map(({ shown }, index) => (
                  <td key={figures[index]?.label} data-sorted={order?.figure === index || undefined}>
                    {shown ?? <span className={styles.none}>{words.none}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Grid>
    </Section>
  );
}

Comparison.leads = { to: 0, phoneTo: 0 } satisfies Leads;

function sorted(order: Order | undefined, figure: number) {
  if (order?.figure !== figure) return undefined;
  return order.ascending ? "ascending" : "descending";
}
