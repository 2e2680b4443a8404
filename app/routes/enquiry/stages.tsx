import { promise } from "#content/forms/promise.ts";
import { dateFormat } from "#language/language.ts";
import type { Tracked } from "#server/page-input.ts";
import styles from "./stages.module.css";

const stages = Object.entries(promise.stages).map(([stage, words]) => ({ stage, words }));

/** The three stages of an enquiry, and the one it has reached. */
export function Stages({ stage, receivedAt }: Omit<Tracked, "reference">) {
  const reached = stages.findIndex((station) => station.stage === stage);
  return (
    <ol className={styles.stages}>
      {stages.map(({ stage: station, words }, place) => (
        <li
          key={station}
          data-reached={place <= reached || undefined}
          aria-current={place === reached ? "step" : undefined}
        >
          <b>{words}</b>
          <span>
            {station === "received" && (
              <time dateTime={receivedAt.toISOString()}>{`${day.format(receivedAt)} UTC`}</time>
            )}
            {place === reached && place > 0 && "Now"}
            {place > reached && "Not yet"}
          </span>
        </li>
      ))}
    </ol>
  );
}

const day = dateFormat({ timeZone: "UTC", dateStyle: "long", timeStyle: "short" });
