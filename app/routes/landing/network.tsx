import styles from "./network.module.css";

type NetworkProps = {
  systems: readonly string[];
  caption: string;
  /** The label of what connects them; without it each line is broken off. */
  center?: string;
};

const box = { width: 150, height: 64 };
/** Upper left corners, three above and three below. */
const places = [
  [0, 44],
  [205, 44],
  [410, 44],
  [0, 316],
  [205, 316],
  [410, 316],
] as const;

/** Systems as boxes with a line each: connected in the middle by chamfered lines, or broken off. */
export function Network({ systems, caption, center }: NetworkProps) {
  return (
    <svg viewBox="0 0 560 382" className={styles.network} aria-hidden="true">
      <text x="0" y="14" className={styles.caption}>
        {caption}
      </text>
      {places.map(([x, y], index) => (
        <path
          key={`${x} ${y}`}
          d={center ? joinedLine(x, y) : brokenLine(x, y)}
          className={center ? styles.joined : styles.broken}
          data-index={index}
        />
      ))}
      {places.map(([x, y], index) => (
        <g key={systems[index]}>
          <rect x={x + 1} y={y + 1} width={box.width - 2} height={box.height - 2} className={styles.box} />
          <text x={x + box.width / 2} y={y + 40} className={styles.name}>
            {systems[index]}
          </text>
        </g>
      ))}
      {center && (
        <>
          <rect x="130" y="166" width="300" height="92" className={styles.center} />
          <text x="280" y="227" className={styles.centerName}>
            {center}
          </text>
        </>
      )}
    </svg>
  );
}

/** From a box to the middle: straight out, then at 45° towards the centre, then straight on. */
function joinedLine(x: number, y: number) {
  const start = x + box.width / 2;
  const above = y < 200;
  const [edge, end] = above ? [y + box.height, 166] : [y, 258];
  const target = start < 200 ? 190 : start > 360 ? 370 : 280;
  const bend = (Math.abs(target - start) / 2) * (above ? 1 : -1);
  const half = Math.min(Math.abs(bend), 26) * Math.sign(bend || 1);
  const turn = (edge + end) / 2;
  if (target === start) return `M${start} ${edge}V${end}`;
  const side = Math.sign(target - start) * Math.abs(half);
  return `M${start} ${edge}V${turn - half}L${start + side} ${turn}H${target - side}L${target} ${turn + half}V${end}`;
}

/** Out of a box, and broken off after a short way. */
function brokenLine(x: number, y: number) {
  const start = x + box.width / 2;
  const above = y < 200;
  const edge = above ? y + box.height : y;
  const end = edge + (above ? 52 : -52);
  return `M${start} ${edge}V${end}M${start - 9} ${end - 9}l18 18M${start + 9} ${end - 9}l-18 18`;
}
