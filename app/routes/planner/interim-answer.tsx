import { plannerBegin } from "#content/planner-begin.ts";
import styles from "./interim-answer.module.css";
import type { loadPlanner } from "./load-planner.ts";
import type { ShownFit } from "./vehicle-fits.tsx";

const { answer } = plannerBegin;
type Loaded = Pick<ReturnType<typeof loadPlanner>, "fleet" | "money">;

/** The three answers in a line each, with links to their explanations. */
export function InterimAnswer({ fit, fleet, money }: Loaded & { fit: ShownFit | undefined }) {
  const { least, expected, peak } = fleet.counts;
  return (
    <ul className={styles.answers}>
      <li>
        <a href="#fit">{answer.fit}</a>
        <strong>{fit?.verdict === "no" ? answer.noVehicle : fit?.title}</strong>
        <span>{fit && answer.verdicts[fit.verdict]}</span>
      </li>
      <li>
        <a href="#fleet">{answer.fleet}</a>
        <strong>{expected === null ? answer.noCount : answer.vehicles(expected)}</strong>
        <span>{answer.between(fleet.title, least, peak)}</span>
      </li>
      {money && (
        <li>
          <a href="#money">{answer.money}</a>
          <strong>{money.pays ? answer.payback(money.payback.mean?.toFixed(1) ?? "") : answer.never}</strong>
          <span>{answer.ownSums}</span>
        </li>
      )}
    </ul>
  );
}
