import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { plannerWords } from "#content/planner.ts";
import type { Fit } from "#planner/fit/fit.ts";
import styles from "./vehicle-fits.module.css";

const words = plannerWords.fit;
/** What is said, and where it is from. */
export type ShownReason = readonly [text: string, source: string];
export type ShownFit = Pick<Fit["vehicles"][number], "product" | "verdict"> & {
  title: string;
  /** What speaks against it, or depends; what it meets. */
  against: readonly ShownReason[];
  met: readonly ShownReason[];
};

/** All vehicles in their order, each with what speaks against it first. */
export function VehicleFits({ vehicles }: { vehicles: readonly ShownFit[] }) {
  return (
    <div>
      {vehicles.every(({ verdict }) => verdict === "no") && <p className={styles.none}>{words.none}</p>}
      <ol className={styles.list}>
        {vehicles.map(({ product, title, verdict, against, met }) => (
          <li key={product} className={styles.vehicle} data-verdict={verdict}>
            <h3 className={styles.title}>
              <PageLink to={`${href("/products/mag-product")}?product=${product}`}>{title}</PageLink>
            </h3>
            <p className={styles.verdict}>{words.verdicts[verdict]}</p>
            <div className={styles.reasons}>
              <Reasons reasons={against} />
              <details>
                <summary>{words.met(met.length)}</summary>
                <Reasons reasons={met} />
              </details>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.sources}>{words.sources}</p>
    </div>
  );
}

function Reasons({ reasons }: { reasons: readonly ShownReason[] }) {
  if (reasons.length === 0) return null;
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
