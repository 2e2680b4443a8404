import { Sign } from "#app/sections/hall/sign.tsx";
import styles from "./fleet-screen.module.css";
import type { ScreenRows } from "./screen-feed.ts";

type List<Name extends keyof ScreenRows> = {
  rows: ScreenRows[Name];
  label: string;
  /** Whether the list is all of its screen; else it is close-set, and shorter. */
  isOne: boolean;
};

/** Lines beside a map. */
const fewer = 4;

export function Orders({ rows, label, isOne }: List<"orders">) {
  return (
    <ul aria-label={label} className={isOne ? undefined : styles.close}>
      {rows.slice(0, isOne ? undefined : fewer).map(({ id, way, vehicle, done }) => (
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
export function Vehicles({ rows, label, isOne }: List<"vehicles">) {
  return (
    <ul aria-label={label} className={isOne ? undefined : styles.beside}>
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

export function Signals({ rows, label, isOne }: List<"signals">) {
  return (
    <ul aria-label={label} className={isOne ? undefined : styles.close}>
      {rows.slice(0, isOne ? undefined : fewer).map(({ key, time, source, became }) => (
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
