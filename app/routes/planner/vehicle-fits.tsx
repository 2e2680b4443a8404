import { Fragment } from "react";
import { PageLink } from "#app/frame/page-link.tsx";
import { plannerWords } from "#content/planner/planner.ts";
import type { Fit } from "#planner/fit/fit.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import styles from "./vehicle-fits.module.css";

const words = plannerWords.fit;
/** A reason and its source. */
export type ShownReason = readonly [text: string, source: string];
export type ShownFit = Pick<Fit["vehicles"][number], "product" | "verdict"> & {
  title: string;
  /** Reasons against it, or that depend on something, grouped by rule. */
  against: readonly (readonly ShownReason[])[];
  /** Requirements that it meets. */
  met: readonly ShownReason[];
};

/** All vehicles in their order, each with the reasons against it first. */
export function VehicleFits({ vehicles }: { vehicles: readonly ShownFit[] }) {
  return (
    <div>
      {vehicles.every(({ verdict }) => verdict === "no") && <p className={styles.none}>{words.none}</p>}
      <ol data-roving="a, summary" className={styles.list}>
        {vehicles.map(({ product, title, verdict, against, met }) => (
          <li key={product} className={styles.vehicle} data-verdict={verdict}>
            <h3 className={styles.title}>
              <PageLink to={vehicleAddress(product)}>{title}</PageLink>
            </h3>
            <p className={styles.verdict}>{words.verdicts[verdict]}</p>
            <div className={styles.reasons}>
              {against.map(([first, ...more]) => (
                <Fragment key={first?.[0]}>
                  {first && <Reasons reasons={[first]} />}
                  <Folded summary={words.more(more.length)} reasons={more} />
                </Fragment>
              ))}
              <Folded summary={words.met(met.length)} reasons={met} />
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.sources}>{words.sources}</p>
    </div>
  );
}

function Folded({ summary, reasons }: { summary: string; reasons: readonly ShownReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <details data-aside="">
      <summary>{summary}</summary>
      <Reasons reasons={reasons} />
    </details>
  );
}

function Reasons({ reasons }: { reasons: readonly ShownReason[] }) {
  return (
    <ul>
      {reasons.map(([text, source]) => (
        <li key={text}>
          {text} <small>{source}</small>
        </li>
      ))}
    </ul>
  );
}
