import { plannerWords } from "#content/planner/planner.ts";
import type { Swing } from "#planner/money/sensitivity.ts";
import { inThousands } from "../../../planner/in-words.ts";
import styles from "./tornado.module.css";

const words = plannerWords.money;

/** The sums that move the net present value most, each a bar from one end of its band to the other. */
export function Tornado({ npv, swings }: { npv: number; swings: readonly Swing[] }) {
  if (swings.length === 0) return null;
  const low = Math.min(npv, ...swings.map((swing) => swing.low));
  const high = Math.max(npv, ...swings.map((swing) => swing.high));
  const at = (value: number) => `${((value - low) / (high - low || 1)) * 100}%`;
  return (
    <table className={styles.tornado}>
      <caption>{words.moves}</caption>
      <tbody>
        {swings.map((swing) => (
          <tr key={`${swing.list} ${swing.name}`}>
            <th scope="row">{swing.name}</th>
            <td>
              <span className={styles.plot} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{ left: at(swing.low), right: `calc(100% - ${at(swing.high)})` }}
                />
                <span className={styles.middle} style={{ left: at(npv) }} />
              </span>
              {words.between(inThousands(swing.low), inThousands(swing.high))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
