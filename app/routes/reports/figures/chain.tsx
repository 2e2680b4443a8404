import styles from "./figures.module.css";
import type { FigureOf } from "./report-figure.tsx";

/** Systems as nodes of a route, from the order to the wheel. */
export function Chain({ links }: FigureOf<"chain">) {
  return (
    <ol className={styles.chain}>
      {links.map(({ name, knows }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{knows}</span>
        </li>
      ))}
    </ol>
  );
}
