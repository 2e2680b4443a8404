import { RowTable } from "#app/sections/row-table/row-table.tsx";
import type { AuditEvent, AuditPage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "../desk.tsx";
import { Moment } from "../time.tsx";
import { auditWords } from "../words.ts";
import styles from "./audit-log.module.css";

/** Who did what, to whom, when and from where; newest first. */
export function AuditLog({ viewer, events, hasOlder, isFirst, days }: AuditPage) {
  return (
    <Desk viewer={viewer} heading="Log" current="audit">
      <p>
        What staff did at the desk, kept for {days} days. Nobody can change it. “From” names a network for a
        day: the same letters, the same network.
      </p>
      <RowTable
        className={styles.events}
        head={
          <>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Whom</th>
            <th scope="col">From</th>
          </>
        }
      >
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </RowTable>
      <nav className={styles.paging} aria-label="Pages">
        {!isFirst && (
          <Button size="small" href="/staff/audit">
            Newest
          </Button>
        )}
        {hasOlder && (
          <Button size="small" href={`/staff/audit?older=${events.at(-1)?.id}`}>
            Older
          </Button>
        )}
      </nav>
    </Desk>
  );
}

function Row({ event: { at, action, actor, subject, detail, network } }: { event: AuditEvent }) {
  return (
    <tr>
      <th scope="row">
        <Moment at={at} />
      </th>
      <td>{actor ?? <small>{network ? "Not signed in" : "Command line"}</small>}</td>
      <td>
        {auditWords[action]}
        <small>{detail}</small>
      </td>
      <td>{subject !== actor && subject}</td>
      <td>{network}</td>
    </tr>
  );
}
