import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import styles from "./text-columns.module.css";

type TextColumnsProps = {
  items: readonly { title: string; text: string }[];
  /** Whether each has a number above it, because their order matters. */
  numbered?: boolean;
};

/** Three or four short texts side by side, one in each lane; the parts of a row align. */
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
