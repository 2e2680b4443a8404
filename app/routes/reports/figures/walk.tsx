import styles from "./figures.module.css";
import type { FigureOf } from "./report-figure.tsx";

/** A floor to scale, seen from above, in mm: numbers stand where to measure, and the list says what. */
export function Walk({ aisle, lane, measures, label }: FigureOf<"walk">) {
  const rack = { depth: 1000, length: 3900, bays: 3 };
  const depth = 2 * rack.depth + aisle;
  const [laneFrom, laneTo] = [rack.length + 900, rack.length + 900 + lane];
  const door = { from: depth - 2300, to: depth - 500 };
  const width = laneTo + 4200;
  const places = [
    [1500, depth / 2],
    [(laneFrom + laneTo) / 2, 700],
    [width, (door.from + door.to) / 2],
    [laneTo + 700, (door.from + door.to) / 2],
    [laneTo + 2300, (door.from + door.to) / 2],
    [laneTo + 2150, 850],
  ] as const;
  return (
    <div className={styles.walk}>
      <svg viewBox={`-120 -120 ${width + 500} ${depth + 240}`} role="img" aria-label={label}>
        <path className={styles.wall} d={`M${width} ${door.from}V0H0V${depth}H${width}V${door.to}`} />
        {[0, rack.depth + aisle].map((top) => (
          <g key={top} className={styles.thing}>
            <rect x={200} y={top} width={rack.length} height={rack.depth} />
            <path
              d={repeated(
                rack.bays - 1,
                (bay) => `M${200 + ((bay + 1) * rack.length) / rack.bays} ${top}v${rack.depth}`,
              )}
            />
          </g>
        ))}
        <path
          className={styles.edge}
          d={`M${laneFrom} 60V${depth - 60}M${laneTo} 60V${door.from}H${width}M${laneTo} ${depth - 60}V${door.to}H${width}`}
        />
        <path
          className={styles.measure}
          d={`M3300 ${rack.depth}v${aisle}m-150 0h300M3150 ${rack.depth}h300`}
        />
        <path className={styles.measure} d={`M${laneFrom} 1500h${lane}m0 -150v300M${laneFrom} 1350v300`} />
        <path className={styles.measure} d={`M${width} ${door.from}v${door.to - door.from}`} />
        <rect
          className={styles.thing}
          x={laneTo + 320}
          y={door.from}
          width={120}
          height={door.to - door.from}
        />
        {[1500, 2700, 3100].map((x) => (
          <path
            key={x}
            className={styles.slope}
            d={`M${laneTo + x} ${door.from + 300}l300 ${(door.to - door.from) / 2 - 300}l-300 ${(door.to - door.from) / 2 - 300}`}
          />
        ))}
        <g className={styles.thing}>
          <rect x={laneTo + 500} y={350} width={width - laneTo - 700} height={1000} />
          <path d={repeated(11, (roller) => `M${laneTo + 780 + roller * 270} 350v1000`)} />
        </g>
        {places.map(([x, y], index) => (
          <g key={x} className={styles.number}>
            <circle cx={x} cy={y} r={270} />
            <text x={x} y={y} dy="0.36em">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {measures.map((measure) => (
          <li key={measure}>{measure}</li>
        ))}
      </ol>
    </div>
  );
}

const repeated = (times: number, path: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => path(index)).join("");
