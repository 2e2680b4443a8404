import { plannerWords } from "#content/planner.ts";
import type { Money } from "#planner/money/money.ts";
import styles from "./answers.module.css";

const words = plannerWords.money;
const figure = (value: number, digits: number) =>
  value.toLocaleString("en-GB", { maximumFractionDigits: digits, minimumFractionDigits: digits });

/** Whether it pays, from the visitor's own sums; nothing where one of them can't be read. */
export function MoneyAnswer({ money }: { money: Money | undefined }) {
  return (
    <div className={styles.answer}>
      <p>{words.text}</p>
      {money && money.payback.mean === null && <p className={styles.said}>{words.never}</p>}
      {money && (
        <table className={styles.table}>
          <tbody>
            {money.payback.mean !== null && (
              <tr>
                <th scope="row">{words.payback}</th>
                <td>{words.years(figure(money.payback.mean, 1))}</td>
              </tr>
            )}
            <tr>
              <th scope="row">{words.npv}</th>
              <td>{figure(money.npv, 0)}</td>
            </tr>
            <tr>
              <th scope="row">{words.irr}</th>
              <td>{money.irr === null ? words.noRate : `${figure(money.irr * 100, 1)} %`}</td>
            </tr>
            <tr>
              <th scope="row">{words.perTransport}</th>
              <td>{figure(money.perTransport, 2)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </div>
  );
}
