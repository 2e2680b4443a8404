import styles from "./post-plate.module.css";

/** Where a route of the plate changes its lane, in tenths of the width. */
const turns = [3, 5, 6, 4];

/** Replaces a missing cover: a piece of route that differs from title to title. */
export function PostPlate({ title }: { title: string }) {
  const turn = turns[title.length % turns.length] ?? 5;
  const [from, to] = title.length % 2 === 0 ? [30, 70] : [70, 30];
  const x = turn * 16 - 20;
  return (
    <svg
      className={styles.plate}
      viewBox="0 0 160 100"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path className={styles.lanes} d="M0 30h160M0 70h160M40 0v100M80 0v100M120 0v100" />
      <path className={styles.route} d={`M0 ${from}h${x}l40 ${to - from}h${120 - x}`} />
      <circle className={styles.node} cx="136" cy={to} r="4.5" />
    </svg>
  );
}
