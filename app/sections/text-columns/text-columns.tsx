import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import styles from "./text-columns.module.css";

type TextColumnsProps = {
  items: readonly { title: string; text: string }[];
  /** Their order means something, so each has its number above it. */
  numbered?: boolean;
};

/** Three or four short texts side by side, one a lane; what stands in a row stands on one line. */
export function TextColumns({ items, numbered = false }: TextColumnsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={styles.columns}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && <FigureNumber size="l" className={styles.number}>{`${index + 1}`}</FigureNumber>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
