import { plannerWords } from "#content/planner/planner.ts";
import { euros, figure, inThousands, inThousandsOfEuros } from "#planner/in-words.ts";
import { labourCostSource } from "#planner/money/wages.ts";
import styles from "./answers.module.css";
import { FreedHours } from "./freed-hours.tsx";
import type { LoadedPlanner } from "./load-planner.ts";
import { Tornado } from "./tornado.tsx";
import type { Sized } from "./use-sizing.ts";

const words = plannerWords.money;

/** Whether the fleet pays off, from the visitor's own sums; why not, where there is nothing to pay back. */
export function MoneyAnswer({ loaded, sized }: { loaded: LoadedPlanner; sized: Sized }) {
  const { fleet, freed } = loaded;
  const { money, sizing } = sized;
  if (!money)
    return (
      <div className={styles.wide}>
        <p className={styles.said}>
          {!fleet.fits
            ? words.unfit
            : !freed
              ? words.wrong
              : sizing && !sizing.fleet
                ? words.noFleet
                : words.unsized}
        </p>
        <p>{words.text}</p>
        {freed && fleet.fits && <FreedHours freed={freed} />}
      </div>
    );
  const { pays, payback, npv, band, irr, perTransport, years, evenHours, moves } = money;
  return (
    <div className={styles.wide}>
      <p className={styles.said}>{pays ? words.pays(figure(payback.mean ?? 0, 1)) : words.never(years)}</p>
      {payback.low !== null && (
        <p>
          {words.paybackOf(
            figure(payback.low, 1),
            payback.high === null ? undefined : figure(payback.high, 1),
          )}
        </p>
      )}
      {!pays && evenHours !== undefined && <p>{words.even(figure(evenHours, 1))}</p>}
      <p>{words.text}</p>
      {freed && <FreedHours freed={freed} />}
      <table className={styles.table}>
        <tbody>
          <tr>
            <th scope="row">
              {words.npv}
              <small>{words.between(inThousands(band.low), inThousands(band.high))}</small>
            </th>
            <td>{inThousandsOfEuros(npv)}</td>
          </tr>
          <tr>
            <th scope="row">{words.irr}</th>
            <td>{irr === null ? words.noRate : `${figure(irr * 100, 1)}%`}</td>
          </tr>
          <tr>
            <th scope="row">
              {words.perTransport}
              <small>{words.perTransportOf}</small>
            </th>
            <td>{euros(perTransport, 2)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.beside}>
        <Tornado npv={npv} swings={moves.slice(0, maxMoves)} />
      </div>
      <p className={styles.source}>
        {words.source} {labourCostSource}.
      </p>
    </div>
  );
}

/** Rows of the tornado. */
const maxMoves = 6;
