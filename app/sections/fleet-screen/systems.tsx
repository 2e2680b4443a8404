import { screens } from "#content/products/screens.ts";
import type { ScreenRows } from "./screen-feed.ts";
import type { Link, Station } from "./system-links.ts";
import styles from "./systems.module.css";

/** What calls, the Integrator, and what is called, joined by the lines on which their last messages went. */
export function Systems({ label, links }: { label: string; links: ScreenRows["links"] }) {
  const { name, rules } = screens.hub;
  return (
    <figure className={styles.systems} aria-label={label}>
      <Side links={links.systems} />
      <p className={styles.hub}>
        <b>{name}</b>
        <span>{rules}</span>
      </p>
      <Side links={links.floor} isRight />
    </figure>
  );
}

function Side({ links, isRight = false }: { links: readonly Link[]; isRight?: boolean }) {
  return (
    <ul className={styles.side} data-right={isRight || undefined}>
      {links.map(({ name, by, time, said, isSent, isLast }) => (
        <li key={name} data-sent={isSent || undefined} data-last={isLast || undefined}>
          <b>
            {name} <small>{by}</small>
          </b>
          <span>{said}</span>
          <time>{time}</time>
        </li>
      ))}
    </ul>
  );
}

type OrderWayProps = { label: string; title: string; stations: readonly Station[] };

/** An order's way, with the stations that it has passed. */
export function OrderWay({ label, title, stations }: OrderWayProps) {
  return (
    <figure className={styles.way} aria-label={label}>
      <b>{title}</b>
      <ol>
        {stations.map(({ name, at, state }) => (
          <li key={name} className={styles.station} data-state={state}>
            <span>{name}</span>
            <small>{at}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}
