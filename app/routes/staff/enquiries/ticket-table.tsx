import { forms } from "#addresses/forms.ts";
import { RowTable } from "#app/sections/row-table/row-table.tsx";
import type { TicketRow } from "#server/staff/pages.ts";
import { StateMark } from "../state-mark.tsx";
import { Age } from "../time.tsx";
import styles from "./ticket-table.module.css";

/** A row for each ticket; on a phone each row is a small card. The reference links to the ticket's page. */
export function TicketTable({ tickets, now }: { tickets: TicketRow[]; now: Date }) {
  return (
    <RowTable
      className={styles.tickets}
      head={
        <>
          <th scope="col">Reference</th>
          <th scope="col">From</th>
          <th scope="col">About</th>
          <th scope="col">State</th>
          <th scope="col">Owner</th>
          <th scope="col" className={styles.age}>
            Age
          </th>
        </>
      }
    >
      {tickets.map((ticket) => (
        <Row key={ticket.id} ticket={ticket} now={now} />
      ))}
    </RowTable>
  );
}

function Row({ ticket, now }: { ticket: TicketRow; now: Date }) {
  const { reference, form, state, fields, owner, receivedAt, erasedAt } = ticket;
  return (
    <tr>
      <th scope="row">
        <a href={`/staff/enquiries/${reference}`}>{reference}</a>
      </th>
      <td>
        <b>{erasedAt ? "Erased" : fields["fullName"]}</b>
        <small>{fields["companyName"]}</small>
      </td>
      <td>
        {fields["reason"] ?? forms[form].words}
        <small>{fields["reason"] ? forms[form].words : fields["source"]}</small>
      </td>
      <td>
        <StateMark
          state={state}
          late={ticket.late}
          undelivered={ticket.undelivered}
          suspect={ticket.suspect}
          erased={erasedAt !== null}
        />
      </td>
      <td>{owner ?? <small>Nobody</small>}</td>
      <td className={styles.age}>
        <Age at={receivedAt} now={now} />
      </td>
    </tr>
  );
}
