import { DrawnFigure } from "#app/sections/drawn-figure/drawn-figure.tsx";
import styles from "./drawn.module.css";
import type { AnswerData } from "./load-answer.ts";

/** The route of an order from a system to a vehicle, and the first call with its answer. */
export function Exchange({ heading, chain, sent, answered }: NonNullable<AnswerData["exchange"]>) {
  return (
    <DrawnFigure heading={heading}>
      <ol className={styles.chain}>
        {chain.map(({ name, speaks }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{speaks}</span>
          </li>
        ))}
      </ol>
      <div className={styles.exchange}>
        {[sent, answered].map(({ name, code }) => (
          <div key={name}>
            <p className={styles.name}>{name}</p>
            <pre>{code}</pre>
          </div>
        ))}
      </div>
    </DrawnFigure>
  );
}
