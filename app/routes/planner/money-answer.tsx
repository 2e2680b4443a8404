import { plannerWords } from "#content/planner.ts";
import { labourCostSource } from "#planner/money/wages.ts";
import { figure } from "../../../planner/in-words.ts";
import styles from "./answers.module.css";
import type { loadPlanner } from "./load-planner.ts";
import { Tornado } from "./tornado.tsx";

const words = plannerWords.money;
type Money = NonNullable<ReturnType<typeof loadPlanner>["money"]>;

/** Whether the fleet pays off, from the visitor's own sums; empty if one of them can't be read. */
export function MoneyAnswer({ money }: { money: Money | undefined }) {
  if (!money) return <p>{words.text}</p>;
  const { pays, payback, npv, band, irr, perTransport, years, evenHours, moves } = money;
  return (
    <div className={styles.wide}>
      <p className={styles.said}>{pays ? words.pays(figure(payback.mean ?? 0, 1)) : words.never(years)}</p>
      {!pays && evenHours !== undefined && <p>{words.even(figure(evenHours, 1))}</p>}
      <p>{words.text}</p>
      <table className={styles.table}>
        <tbody>
          {payback.mean !== null && (
            <tr>
              <th scope="row">
                {words.payback}
                <small>{paybackBand(payback)}</small>
              </th>
              <td>{words.years(figure(payback.mean, 1))}</td>
            </tr>
          )}
          <tr>
            <th scope="row">
              {words.npv}
              <small>{words.between(figure(band.low), figure(band.high))}</small>
            </th>
            <td>{figure(npv)}&nbsp;€</td>
          </tr>
          <tr>
            <th scope="row">{words.irr}</th>
            <td>{irr === null ? words.noRate : `${figure(irr * 100, 1)} %`}</td>
          </tr>
          <tr>
            <th scope="row">
              {words.perTransport}
              <small>{words.perTransportOf}</small>
            </th>
            <td>{figure(perTransport, 2)}&nbsp;€</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.beside}>
        <Tornado npv={npv} swings={moves} />
      </div>
      <p className={styles.source}>
        {words.source} {labourCostSource}.
      </p>
    </div>
  );
}

function paybackBand({ low, high }: Money["payback"]) {
  if (low === null) return "";
  return high === null ? words.orNever(figure(low, 1)) : words.between(figure(low, 1), figure(high, 1));
}
