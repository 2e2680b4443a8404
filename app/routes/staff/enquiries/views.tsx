import { formatNumber } from "#language/language.ts";
import type { DeskPage, View } from "#server/staff/pages.ts";
import { viewWords } from "../words.ts";
import styles from "./enquiries.module.css";

/** The states as tabs, each with its count under the other filters; and the filter by owner. */
export function Views({ filters, query, counts }: Pick<DeskPage, "filters" | "query" | "counts">) {
  return (
    <nav aria-label="States">
      <ul className={styles.views}>
        <li>
          <a
            href={`/staff?${withOwner(query, "mine")}`}
            aria-current={filters.owner === "mine" ? "true" : undefined}
          >
            Mine
          </a>
        </li>
        <li>
          <a
            href={`/staff?${withOwner(query, "nobody")}`}
            aria-current={filters.owner === "nobody" ? "true" : undefined}
          >
            Unassigned
          </a>
        </li>
        {(Object.keys(viewWords) as View[]).map((view) => (
          <li key={view}>
            <a
              href={`/staff?${withView(query, view)}`}
              aria-current={view === filters.view ? "page" : undefined}
              data-alarm={isAlarm(view, counts) || undefined}
            >
              {viewWords[view]} {counts && <span>{formatNumber(counts[view])}</span>}
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

/** Toggles the filter by owner, independent of the state. */
function withOwner(query: string, owner: "mine" | "nobody") {
  const parameters = new URLSearchParams(query);
  if (parameters.get("owner") === owner) parameters.delete("owner");
  else parameters.set("owner", owner);
  return parameters;
}

function withView(query: string, view: View) {
  const parameters = new URLSearchParams(query);
  if (view === "open") parameters.delete("view");
  else parameters.set("view", view);
  return parameters;
}
