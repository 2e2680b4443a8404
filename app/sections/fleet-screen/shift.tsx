import { Sign } from "#app/sections/hall/sign.tsx";
import { screens } from "#content/products/screens.ts";
import type { ScreenRows } from "./screen-feed.ts";
import styles from "./shift.module.css";

type ShiftProps = { label: string; rows: Pick<ScreenRows, "shift" | "minutes" | "vehicles"> };

/**
 * What was ordered and delivered so far; and of each vehicle the orders that it has delivered, has, and will have, and
 * when it charged.
 */
export function Shift({ label, rows: { shift, minutes, vehicles } }: ShiftProps) {
  return (
    <>
      <dl className={styles.counts}>
        {shift.map(({ count, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label={label}>
        {vehicles.map(({ name, doing, state, work, charged }) => (
          <li key={name} className={styles.row}>
            <span className={styles.vehicle}>
              <b>{name}</b>
              <span>
                <Sign state={doing} arrow /> {state}
              </span>
            </span>
            <span className={styles.track} aria-hidden="true">
              {charged.map(({ began, from, to }) => (
                <span
                  key={began}
                  className={styles.charged}
                  style={{ left: percent(from), width: percent(to - from) }}
                >
                  <Sign state="charging" />
                </span>
              ))}
              {work.map(({ id, from, to, done }) => (
                <span
                  key={id}
                  className={styles.work}
                  style={{ left: percent(from), width: percent(to - from) }}
                >
                  <i style={{ width: percent(done) }} />
                  {/* In the larger part, so that no number lies across both. */}
                  <span
                    data-over={done > 0.5 || undefined}
                    style={done > 0.5 ? { right: percent(1 - done) } : { left: percent(done) }}
                  >
                    <b>{id}</b>
                  </span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.minutes} aria-hidden="true">
        <span>
          {minutes.map(({ label, at }) => (
            <span key={label} style={{ left: percent(at) }}>
              {label}
            </span>
          ))}
        </span>
      </p>
      <p className={styles.key}>
        <span data-kind="done">{screens.shift.done}</span>
        <span data-kind="charged">{screens.shift.charged}</span>
        <span data-kind="planned">{screens.shift.planned}</span>
        <span data-kind="now">{screens.shift.now}</span>
      </p>
    </>
  );
}

/** A share as a length of CSS. */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
