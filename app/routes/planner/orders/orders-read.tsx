import { useEffect, useId, useRef, useState } from "react";
import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { ordersWords as words } from "#content/planner/orders.ts";
import { plannedFlows } from "#planner/orders/plan-flows.ts";
import { rowsAsText } from "#planner/rows/cells.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import answers from "../answers.module.css";
import flowStyles from "../flows-table.module.css";
import { type FieldTexts, fillFields } from "./filled-fields.ts";
import styles from "./orders.module.css";
import type { TakenOrders } from "./orders-worker.ts";

/** Flows and names that are shown; a log may have thousands. */
const [maxFlows, maxNames] = [12, 20];

/** What a log of orders says, and the fields that were filled with it. */
export function OrdersRead({ orders }: { orders: TakenOrders }) {
  const { span, profile, flows, places, loads } = orders;
  const id = useId();
  const [meant, setMeant] = useState<ReadonlyMap<string, string>>(new Map());
  const [before, setBefore] = useState<FieldTexts>();
  const [isUndone, setUndone] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const planned = plannedFlows(flows, { places, loads, meant });
  /* What the log alone leaves open stays on the page once it is answered. */
  const { unknown } = plannedFlows(flows, { places, loads });
  const worked = profile.filter((count) => count > 0);
  const busiest = profile.indexOf(Math.max(...profile));
  const mean = span.orders / worked.length;

  function fill(flows: typeof planned.flows) {
    if (flows.length === 0) return;
    const texts = new Map([
      ["flows", rowsAsText(flows.map(({ from, to, load, perHour }) => [from, to, load, perHour]))],
      ["profile", profile.join(" ")],
      ["hours", `${worked.length}`],
    ]);
    const held = fillFields(texts);
    setBefore((known) => known ?? held);
    setUndone(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the log fills the fields once, when it was read
  useEffect(() => fill(planned.flows), []);

  function say(name: string, place: string) {
    const next = new Map(meant);
    if (place === "") next.delete(name);
    else next.set(name, place);
    setMeant(next);
    fill(plannedFlows(flows, { places, loads, meant: next }).flows);
  }

  function undo() {
    if (before) fillFields(before);
    setBefore(undefined);
    setUndone(true);
    /* The pressed button goes. */
    said.current?.focus();
  }

  return (
    <div className={styles.read}>
      <div ref={said} role="status" tabIndex={-1} className={styles.said}>
        {before && (
          <Alert tone="success" inStatus>
            {words.filled(planned.flows.length)}
          </Alert>
        )}
        {isUndone && <p>{words.undone}</p>}
        {!before && !isUndone && planned.flows.length === 0 && (
          <Alert tone="note" inStatus>
            {words.none}
          </Alert>
        )}
      </div>
      {before && (
        <Button size="small" onClick={undo}>
          {words.undo}
        </Button>
      )}
      <p>
        {words.summary(span)}{" "}
        {words.busiest(busiest, (profile[busiest] ?? 0) / span.days, (profile[busiest] ?? 0) / mean)}
      </p>
      <p className={styles.note}>
        {words.columns(span.columns)} {span.notes.map((note) => `${note}. `)}
        {planned.otherLoads.length > 0 && words.otherLoads(planned.otherLoads.slice(0, 8), loads[0] ?? "")}
      </p>
      {unknown.length > 0 && (
        <fieldset className={styles.names}>
          <legend>{words.unknown.title}</legend>
          {planned.left > 0 && <p>{words.unknown.text(planned.left)}</p>}
          {unknown.slice(0, maxNames).map(({ name, perHour }, at) => (
            <SelectField
              key={name}
              id={`${id}-${at}`}
              label={words.unknown.perHour(name, perHour)}
              blank={words.unknown.leaveOut}
              options={places.map((place) => ({ value: place, label: place }))}
              value={meant.get(name) ?? ""}
              onChange={({ currentTarget }) => say(name, currentTarget.value)}
            />
          ))}
          {unknown.length > maxNames && <p>{words.unknown.more(unknown.length - maxNames)}</p>}
        </fieldset>
      )}
      <HoursOfDay profile={profile} />
      <FlowBars flows={flows} />
      {orders.allUnread > 0 && (
        <details className={styles.unread} open={orders.allUnread <= 5}>
          <summary>{words.unread.title(orders.allUnread)}</summary>
          <ul>
            {orders.unread.map(({ line, why }) => (
              <li key={line}>{words.unread.line(line, why)}</li>
            ))}
          </ul>
          {orders.allUnread > orders.unread.length && (
            <p>{words.unread.more(orders.allUnread - orders.unread.length)}</p>
          )}
        </details>
      )}
    </div>
  );
}

function HoursOfDay({ profile }: { profile: readonly number[] }) {
  const highest = Math.max(...profile);
  return (
    <figure className={styles.hours}>
      <figcaption>{words.hours.caption}</figcaption>
      <div className={styles.bars} aria-hidden="true">
        {profile.map((count, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar's place is its hour
          <span key={hour} data-count={count} style={{ blockSize: `${(100 * count) / highest}%` }} />
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{words.hours.hour(hour)}</span>
        ))}
      </div>
      <details>
        <summary>{words.hours.table}</summary>
        <table className={answers.table}>
          <ColumnHeads columns={words.hours.head} />
          <tbody>
            {profile.map((count, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's place is its hour
              <tr key={hour}>
                <th scope="row">{words.hours.hour(hour)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function FlowBars({ flows }: { flows: TakenOrders["flows"] }) {
  const [largest] = flows;
  const name = words.flows.caption;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it
    <section className={flowStyles.scroll} aria-label={name} tabIndex={0}>
      <table className={`${answers.table} ${flowStyles.flows} ${styles.flows}`}>
        <caption>{name}</caption>
        <ColumnHeads columns={words.flows.head} />
        <tbody>
          {flows.slice(0, maxFlows).map(({ from, to, load, perHour }) => (
            <tr key={`${from}\n${to}\n${load}`}>
              <th scope="row">{from}</th>
              <td>{to}</td>
              <td>{load}</td>
              <td style={{ backgroundSize: `${(100 * perHour) / (largest?.perHour ?? 1)}% 100%` }}>
                {Number(perHour.toPrecision(4))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {flows.length > maxFlows && <p>{words.flows.more(flows.length - maxFlows)}</p>}
    </section>
  );
}
