import type { screens } from "#content/screens.ts";
import styles from "./fleet-screen.module.css";
import { ScreenMap } from "./screen-map.tsx";

type Screens = typeof screens;

/** A screen of SyncOS, drawn and not photographed: what stands in it is a picture, and told as one. */
export function FleetScreen({ name, screens }: { name: keyof Screens; screens: Screens }) {
  const { title, note, label } = screens[name];
  return (
    <div className={styles.screen} role="img" aria-label={label}>
      <p className={styles.bar}>
        <b>{title}</b>
        <span>{note}</span>
      </p>
      <Content name={name} screens={screens} />
    </div>
  );
}

function Content({ name, screens }: { name: keyof Screens; screens: Screens }) {
  if (name === "orders") return <Orders {...screens.orders} />;
  if (name === "vehicles") return <Vehicles {...screens.vehicles} />;
  if (name === "signals") return <Signals {...screens.signals} />;
  return <ScreenMap legend={screens.map.legend} />;
}

function Orders({ rows }: Screens["orders"]) {
  return rows.map(({ id, way, vehicle, done }) => (
    <div key={id} className={styles.row}>
      <b>{id}</b>
      <span className={styles.what}>
        {way}
        <small>{vehicle}</small>
      </span>
      <Bar share={done} />
    </div>
  ));
}

function Vehicles({ rows }: Screens["vehicles"]) {
  return rows.map(({ name, state, charge }) => (
    <div key={name} className={styles.row}>
      <i className={styles.place} />
      <span className={styles.what}>
        {name}
        <small>{state}</small>
      </span>
      <span className={styles.share}>{Math.round(charge * 100)} %</span>
      <Bar share={charge} />
    </div>
  ));
}

function Signals({ rows }: Screens["signals"]) {
  return rows.map(({ time, source, became }) => (
    <div key={time} className={styles.row}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what}>
        {source}
        <small>{became}</small>
      </span>
      <i className={styles.node} />
    </div>
  ));
}

function Bar({ share }: { share: number }) {
  return (
    <span className={styles.track}>
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}
