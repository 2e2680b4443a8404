import { formatNumber } from "#language/language.ts";
import type { DeskPage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "../desk.tsx";
import styles from "./enquiries.module.css";
import { Filters } from "./filters.tsx";
import { TicketTable } from "./ticket-table.tsx";
import { Views } from "./views.tsx";

/** The enquiries and leads, newest first. All filters are in the address. */
export function Enquiries(page: DeskPage) {
  const { viewer, filters, query, counts, tickets, older, newer } = page;
  const { search, form, reason, owner, from, to } = filters;
  const isNarrowed = [search, form, reason, owner, from, to].some(Boolean);
  return (
    <Desk
      viewer={viewer}
      heading="Enquiries"
      current="enquiries"
      beside={
        viewer.role === "admin" && (
          <Button size="small" icon="download" href={`/staff/export.csv?${query}`}>
            Export these as CSV
          </Button>
        )
      }
    >
      <Views filters={filters} query={query} counts={counts} />
      <Filters filters={filters} isNarrowed={isNarrowed} />
      <p className={styles.found} role="status">
        {resultSummary(page)} {isNarrowed && <a href={`/staff?view=${filters.view}`}>Clear the filters</a>}
      </p>
      {tickets.length > 0 && <TicketTable tickets={tickets} now={page.now} />}
      <nav className={styles.paging} aria-label="Pages">
        {newer && (
          <Button size="small" href={`/staff?${beside(query, "newer", tickets[0]?.id)}`}>
            Newer
          </Button>
        )}
        {older && (
          <Button size="small" href={`/staff?${beside(query, "older", tickets.at(-1)?.id)}`}>
            Older
          </Button>
        )}
      </nav>
    </Desk>
  );
}

function resultSummary({ counts, filters, tickets }: DeskPage) {
  if (counts === null)
    return tickets.length === 0
      ? "Nothing matches."
      : "Newest first. More than 10,000 have these words, so they are not counted; one more word may find the one you want.";
  const found = counts[filters.view];
  return found === 0 ? "Nothing matches." : `${formatNumber(found)} found, newest first.`;
}

function beside(query: string, side: "older" | "newer", id = "") {
  const parameters = new URLSearchParams(query);
  parameters.set(side, id);
  return parameters;
}
