import type { Hotspot } from "#content/products/hotspots.ts";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import styles from "./warehouse.module.css";

/** Numbered markers on the picture, from 768 px up. The list below the picture says the same to everyone. */
export function Hotspots({ hotspots }: { hotspots: readonly Hotspot[] }) {
  return (
    <div className={styles.hotspots} data-roving="button">
      {hotspots.map(({ id, label, position, description }, index) => (
        <div
          key={id}
          className={styles.hotspot}
          style={{ top: `${position.top}%`, left: `${position.left}%` }}
        >
          <Tooltip
            side={position.left > 60 ? "start" : "end"}
            text={
              <>
                <b>{label}</b>
                {description}
              </>
            }
          >
            <button type="button" className={styles.marker} aria-label={`${index + 1}: ${label}`}>
              {index + 1}
            </button>
          </Tooltip>
        </div>
      ))}
    </div>
  );
}
