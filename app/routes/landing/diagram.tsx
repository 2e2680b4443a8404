import type { lp2Words } from "#content/frame/landing-pages.ts";
import styles from "./diagram.module.css";
import { Network } from "./network.tsx";

/** Six separate systems, and the same six connected. */
export function Diagram({ words }: { words: typeof lp2Words.diagram }) {
  const { label, apart, joined, systems, center } = words;
  return (
    <div className={styles.pictures} role="img" aria-label={label}>
      <div>
        <Network systems={systems} caption={apart} />
      </div>
      <div data-ground="green">
        <Network systems={systems} caption={joined} center={center} />
      </div>
    </div>
  );
}
