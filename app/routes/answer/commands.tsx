import { useSyncExternalStore } from "react";
import type { AnswerData } from "./load-answer.ts";
import styles from "./reference.module.css";

type Given = NonNullable<AnswerData["commands"]>;

/** The commands from an empty terminal to a vehicle that moves, with nothing to fill in. */
export function Commands({ words, order, siteUrl }: Given) {
  const { text, names } = words;
  const origin = useSyncExternalStore(neverChanges, ownOrigin, () => siteUrl);
  const key = '-H "Authorization: Bearer $KEY"';
  const commands = {
    open: [
      `SITE=${origin}`,
      'curl -s -X POST "$SITE/sandbox" | tee sandbox.json',
      `API=$(sed 's/.*"http":{"url":"\\([^"]*\\)".*/\\1/' sandbox.json)`,
      `EVENTS=$(sed 's/.*"events":{"url":"\\([^"]*\\)".*/\\1/' sandbox.json)`,
      `KEY=$(sed 's/.*"key":"\\([^"]*\\)".*/\\1/' sandbox.json)`,
    ],
    order: [
      `curl -s -X POST "$API/orders" ${key} \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d '${JSON.stringify(order)}'`,
    ],
    read: [`curl -s "$API/orders/${order.reference}" ${key}`],
    watch: [`curl -sN "$EVENTS" ${key}`],
  };
  return (
    <div data-live="" className={styles.reference}>
      <p>{text}</p>
      {(["open", "order", "read", "watch"] as const).map((name) => (
        <article key={name} className={styles.entry}>
          <div className={styles.words}>
            <h3>{names[name]}</h3>
          </div>
          <pre>{commands[name].join("\n")}</pre>
        </article>
      ))}
    </div>
  );
}

const neverChanges = () => () => {};
/** A site on another machine, such as a developer's own, answers under its own name. */
const ownOrigin = () => location.origin;
