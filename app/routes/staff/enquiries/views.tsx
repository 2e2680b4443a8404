import type { DeskPage, View } from "#server/staff/pages.ts";
import { viewWords } from "../words.ts";
import styles from "./enquiries.module.css";

/** The states as tabs, each with its count under the other filters. */
export function Views({ filters, query, counts }: Pick<DeskPage, "filters" | "query" | "counts">) {
  return (
    <nav aria-label="States">
      <ul className={styles.views}>
        {(Object.keys(viewWords) as View[]).map((view) => (
          <li key={view}>
            <a
              href={`/staff?${withView(query, view)}`}
              aria-current={view === filters.view ? "page" : undefined}
              data-alarm={isAlarm(view, counts) || undefined}
            >
              {viewWords[view]} {counts && <span>{counts[view].toLocaleString("en")}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isAlarm(view: View, counts: DeskPage["counts"]) {
  return (view === "late" || view === "undelivered") && counts !== null && counts[view] > 0;
}

function withView(query: string, view: View) {
  const parameters = new URLSearchParams(query);
  if (view === "open") parameters.delete("view");
  else parameters.set("view", view);
  return parameters;
}
