import { plannerWords } from "#content/planner/planner.ts";
import type { Freed } from "#planner/money/read-costs.ts";
import { handSpeeds } from "#planner/presets/by-hand.ts";
import { aboutEuros, euros, workHours } from "../../../planner/in-words.ts";
import answers from "./answers.module.css";
import styles from "./hour-bar.module.css";

const words = plannerWords.money.freed;
/** The parts of the work, each drawn as its like in the bar of a vehicle's hour. */
const drawn = { handling: "handling", loaded: "loaded", back: "empty" } as const;
const kinds = ["handling", "loaded", "back"] as const;

/** The hours of work that the fleet frees, what people do in them, and what they are worth. */
export function FreedHours({ freed }: { freed: Freed }) {
  const { hours, parts, byHand, days, wage, saved } = freed;
  const shown = parts ? kinds.filter((kind) => parts[kind] > 0) : [];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {words.caption}: <strong>{words.hours(workHours(hours))}</strong>
        {!parts && `, ${words.own}`}
      </figcaption>
      {parts && (
        <>
          <div className={styles.bar} aria-hidden="true">
            {shown.map((kind) => (
              <span key={kind} data-kind={drawn[kind]} style={{ flexGrow: parts[kind] }} />
            ))}
          </div>
          <ul className={styles.kinds}>
            {shown.map((kind) => (
              <li key={kind}>
                <span data-kind={drawn[kind]} aria-hidden="true" />
                {words.kinds[kind]} <b>{words.hours(workHours(parts[kind]))}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.sum(workHours(hours), days, euros(wage, 2), aboutEuros(saved))}</p>
      {parts && (
        <p className={answers.source}>
          {words.from({ ...byHand, speed: byHand.speed ?? handSpeeds[byHand.by] })}
        </p>
      )}
    </figure>
  );
}
