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

/**
 * All vehicles in their order, each with the reasons against it first; what else a vehicle that can't do the job would
 * meet is in the file of answers. Where one can do the job, those that can't are folded, but for the best of them.
 */
export function VehicleFits({ vehicles }: { vehicles: readonly ShownFit[] }) {
  const refused = vehicles.findIndex(({ verdict }) => verdict === "no");
  const shown = refused > 0 ? refused + 1 : vehicles.length;
  const others = vehicles.slice(shown);
  return (
    <div data-roving="a, summary">
      {refused === 0 && <p className={styles.none}>{words.none}</p>}
      <Vehicles vehicles={vehicles.slice(0, shown)} />
      {others.length > 0 && (
        <details data-aside="">
          <summary className={styles.others}>{words.others(others.length)}</summary>
          <Vehicles vehicles={others} start={shown + 1} />
        </details>
      )}
      <p className={styles.sources}>{words.sources}</p>
    </div>
  );
}

function Vehicles({ vehicles, start = 1 }: { vehicles: readonly ShownFit[]; start?: number }) {
  return (
    <ol className={styles.list} start={start}>
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
            {verdict !== "no" && <Folded summary={words.met(met.length)} reasons={met} />}
          </div>
        </li>
      ))}
    </ol>
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
