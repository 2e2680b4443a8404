import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { plannerWords } from "#content/planner.ts";
import type { Fit } from "#planner/fit/fit.ts";
import styles from "./vehicle-fits.module.css";

const { verdicts, met, none, sources } = plannerWords.fit;
type Shown = Fit["vehicles"][number] & { title: string };

/** All vehicles in their order, each with what speaks against it first. */
export function VehicleFits({ vehicles }: { vehicles: readonly Shown[] }) {
  return (
    <div>
      {vehicles.every(({ verdict }) => verdict === "no") && <p className={styles.none}>{none}</p>}
      <ol className={styles.list}>
        {vehicles.map(({ product, title, verdict, reasons }) => (
          <li key={product} className={styles.vehicle} data-verdict={verdict}>
            <h3 className={styles.title}>
              <PageLink to={`${href("/products/mag-product")}?product=${product}`}>{title}</PageLink>
            </h3>
            <p className={styles.verdict}>{verdicts[verdict]}</p>
            <div className={styles.reasons}>
              <Reasons reasons={reasons.filter((reason) => reason.verdict !== "fits")} />
              <details>
                <summary>{met(reasons.filter((reason) => reason.verdict === "fits").length)}</summary>
                <Reasons reasons={reasons.filter((reason) => reason.verdict === "fits")} />
              </details>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.sources}>{sources}</p>
    </div>
  );
}

function Reasons({ reasons }: { reasons: Shown["reasons"] }) {
  if (reasons.length === 0) return null;
  return (
    <ul>
      {reasons.map(({ rule, text, source }) => (
        <li key={`${rule} ${text}`}>
          {text} <small>{source}</small>
        </li>
      ))}
    </ul>
  );
}
