import { useId, useState } from "react";
import type { vehiclePage } from "#content/products/vehicle-page.ts";
import { FoldedPart } from "../part/part.tsx";
import styles from "./aisle-turn.module.css";
import type { AisleData } from "./load-aisle.ts";

type AisleTurnProps = AisleData & { words: typeof vehiclePage.aisle };

/**
 * The area that truck and load sweep when the vehicle turns by 90° in an aisle whose width the visitor sets; without
 * script, in the aisle that it needs. Forks point down to the place; mm, y downwards.
 */
export function AisleTurn({ need, least, widest, truck, loaded, body, load, words }: AisleTurnProps) {
  const [width, setWidth] = useState(need);
  const id = useId();
  const reach = Math.max(truck, loaded) + 200;
  /* The load's circle ends half the margin before the place; the rest of the aisle is on the other side. */
  const centre = widest - 100 - loaded;
  const wall = widest - width;
  return (
    <FoldedPart heading={words.heading} note={words.note} className={styles.aisle}>
      <p className={styles.width}>
        <label htmlFor={id}>{words.label}</label>
        <input
          id={id}
          type="range"
          min={least}
          max={widest}
          step={1}
          value={width}
          aria-valuetext={`${width} mm`}
          onChange={({ target }) => setWidth(Number(target.value))}
        />
        <output htmlFor={id} data-short={width < need || undefined}>
          <b>{width} mm</b> {verdict(width - need, words)}
        </output>
      </p>
      <svg
        viewBox={`${-reach} -60 ${2 * reach} ${widest + 120}`}
        role="img"
        aria-label={`${words.alt}: ${width} mm, ${verdict(width - need, words)}`}
        className={styles.plan}
        data-short={width < need || undefined}
      >
        <rect className={styles.floor} x={-reach} y={wall} width={2 * reach} height={width} />
        <path className={styles.racks} d={`M${-reach} -60h${2 * reach}`} strokeWidth={2 * (wall + 60)} />
        <circle className={styles.swept} cx="0" cy={centre} r={truck} />
        <circle className={styles.swept} cx="0" cy={centre} r={loaded} />
        <g transform={`translate(0 ${centre}) rotate(-90)`}>
          <Plan {...body} />
          <Plan {...load} className={styles.load} />
        </g>
        <path
          className={styles.wall}
          d={`M${-reach} ${wall}h${2 * reach}M${-reach} ${widest}h${2 * reach}`}
        />
        <circle className={styles.centre} cx="0" cy={centre} r="30" />
      </svg>
    </FoldedPart>
  );
}

type PlanProps = AisleData["body"] & { className?: string | undefined };

/** A rectangle along the vehicle, its front to the right before it is turned. */
function Plan({ from, to, width, className }: PlanProps) {
  return <rect x={from} y={-width / 2} width={to - from} height={width} className={className} />;
}

function verdict(spare: number, { spare: left, short, exact }: AisleTurnProps["words"]) {
  if (spare === 0) return exact;
  return spare > 0 ? `${spare} ${left}` : `${-spare} ${short}`;
}
