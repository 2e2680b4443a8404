import styles from "./figures.module.css";
import type { FigureOf } from "./report-figure.tsx";

/** Steps as nodes of a route; a way out branches off where one may say no. */
export function Steps({ steps }: FigureOf<"steps">) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, who, ends, no }) => (
        <li key={name}>
          <b>{name}</b>
          <small>{who}</small>
          <span>{ends}</span>
          {no && <em>{no}</em>}
        </li>
      ))}
    </ol>
  );
}
