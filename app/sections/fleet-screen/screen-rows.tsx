import { Sign } from "#app/sections/hall/sign.tsx";
import styles from "./fleet-screen.module.css";
import type { ScreenRows } from "./screen-feed.ts";

type List<Name extends keyof ScreenRows> = { rows: ScreenRows[Name]; label: string };

export function Orders({ rows, label }: List<"orders">) {
  return (
    <ul aria-label={label}>
      {rows.map(({ id, way, vehicle, done }) => (
        <li key={id} className={styles.row}>
          <b>{id}</b>
          <span className={styles.what}>
            {way}
            <small>{vehicle}</small>
          </span>
          <Bar share={done} />
        </li>
      ))}
    </ul>
  );
}

/** Each vehicle with the sign that it has on the map, and what it does. */
export function Vehicles({ rows, label }: List<"vehicles">) {
  return (
    <ul aria-label={label}>
      {rows.map(({ name, doing, state, charge }) => (
        <li key={name} className={styles.row}>
          <Sign state={doing} arrow />
          <span className={styles.what}>
            {name}
            <small>{state}</small>
          </span>
          <span className={styles.share}>{Math.round(charge * 100)}%</span>
          <Bar share={charge} />
        </li>
      ))}
    </ul>
  );
}

/** The same beside a map. */
export function Fleet({ rows, label }: List<"vehicles">) {
  return (
    <ul aria-label={label}>
      {rows.map(({ name, doing, state }) => (
        <li key={name} className={styles.row}>
          <Sign state={doing} arrow />
          <span className={styles.what}>
            {name}
            <small>{state}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Signals({ rows, label }: List<"signals">) {
  return (
    <ul aria-label={label}>
      {rows.map(({ key, time, source, became }) => (
        <li key={key} className={styles.row}>
          <span className={styles.time}>{time}</span>
          <span className={styles.what}>
            {source}
            <small>{became}</small>
          </span>
          <i className={styles.node} />
        </li>
      ))}
    </ul>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span className={styles.track}>
      <span style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
