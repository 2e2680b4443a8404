import styles from "./fleet-screen.module.css";

/** Nodes and edges as a fleet manager draws them, 640 × 400. */
const edges = "M60 320H560M60 80H560M60 80V320M310 80V320M560 80V320M60 200H560M190 200V320M435 80V200";
const claimed = "M190 320H284L310 294V200H435";
const nodes = [
  [60, 80],
  [310, 80],
  [435, 80],
  [560, 80],
  [60, 200],
  [190, 200],
  [310, 200],
  [435, 200],
  [560, 200],
  [60, 320],
  [190, 320],
  [310, 320],
  [560, 320],
] as const;
const racks = [
  [96, 104],
  [336, 224],
  [460, 224],
  [96, 224],
  [336, 104],
] as const;

/** Lanes, a claimed way over the crossing, the vehicle that has it and the one that waits. */
export function ScreenMap({ legend }: { legend: readonly [string, string, string] }) {
  return (
    <>
      <svg className={styles.map} viewBox="20 40 580 320" aria-hidden="true">
        {racks.map(([x, y]) => (
          <path key={`${x} ${y}`} className={styles.rack} d={`M${x} ${y}h76v72h-76zM${x + 38} ${y}v72`} />
        ))}
        <path className={styles.edge} d={edges} />
        <path className={styles.claimed} d={claimed} />
        {nodes.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r="6" />
        ))}
        <Vehicle x={240} y={320} />
        <Vehicle x={310} y={124} waits />
        <Vehicle x={520} y={80} />
      </svg>
      <p className={styles.legend}>
        {legend.map((word, index) => (
          <span key={word} data-sign={index}>
            {word}
          </span>
        ))}
      </p>
    </>
  );
}

function Vehicle({ x, y, waits = false }: { x: number; y: number; waits?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={waits ? styles.waiting : styles.vehicle}
        x="-17"
        y="-12"
        width="34"
        height="24"
        rx="5"
      />
      <path className={styles.mark} d="M-8 6V-6l8 8 8-8V6" data-waits={waits || undefined} />
    </g>
  );
}
