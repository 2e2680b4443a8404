import type { ReactNode } from "react";
import type { PostFields } from "#content/posts/blog-posts.ts";
import { classes } from "#ui/classes.ts";
import { comparePosts, type Piece, type Row } from "./compare.ts";
import styles from "./comparison.module.css";

type ComparisonProps = {
  older: PostFields;
  newer: PostFields;
  /** What the two sides are called. */
  olderName: ReactNode;
  newerName: ReactNode;
};

/** Two versions of a post side by side; what only one of them says is marked. */
export function Comparison({ older, newer, olderName, newerName }: ComparisonProps) {
  const rows = comparePosts(older, newer).filter(({ change }) => change !== "same");
  if (rows.length === 0) return <p>Both say the same.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">{olderName}</th>
          <th scope="col">{newerName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.name}
              {row.change === "format" && <small>Only links, pictures or emphasis</small>}
            </th>
            <Side row={row} side="older" name={olderName} />
            <Side row={row} side="newer" name={newerName} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ row, side, name }: { row: Row; side: "older" | "newer"; name: ReactNode }) {
  const pieces = row[side];
  const Mark = side === "older" ? "del" : "ins";
  return (
    <td>
      <span className={styles.side}>{name}</span>
      {pieces === null || pieces.every(({ text }) => text === "") ? (
        <span className={styles.none}>{pieces === null ? "Not there" : "Empty"}</span>
      ) : (
        pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <Run key={index} piece={piece} mark={Mark} />
        ))
      )}
    </td>
  );
}

function Run({ piece: { text, isOwn }, mark: Mark }: { piece: Piece; mark: "del" | "ins" }) {
  if (!isOwn) return text;
  return <Mark className={classes(styles.own)}>{text}</Mark>;
}
