import type { CSSProperties } from "react";
import { plannerMethod } from "#content/planner/method.ts";
import type { Case } from "#planner/validation/table.ts";
import styles from "./agreement.module.css";

const { heading, note } = plannerMethod.agreement;

/** How far each computed figure is from the published one, as a share of it; simulated ones with their interval. */
export function Agreement({ table }: { table: readonly Case[] }) {
  const cases = table.flatMap(({ expected, got, low = got, high = got }) =>
    expected === 0 ? [] : [[got, low, high].map((value) => value / expected - 1)],
  );
  const farthest = Math.max(...cases.map(([got = 0]) => Math.abs(got)));
  const reach = Math.max(...cases.flat().map(Math.abs)) || 1;
  const at = (off: number) => (1 - off / reach) / 2;
  return (
    <figure className={styles.figure}>
      <figcaption>{heading}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        {cases.map(([got = 0, low = 0, high = 0], index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cases have no names of their own
            key={index}
            className={styles.case}
            style={{ "--at": at(got), "--from": at(high), "--to": at(low) } as CSSProperties}
          />
        ))}
        <b className={styles.top}>+{percent(reach)}</b>
        <b className={styles.bottom}>−{percent(reach)}</b>
      </div>
      <p>{note(cases.length, percent(farthest))}</p>
    </figure>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
