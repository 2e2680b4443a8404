import { Readable } from "node:stream";
import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import { planDeliveries } from "#server/deliveries/plan.ts";
import { type Author, addNote, changeOwner, changeState, restore, sendAgain } from "#server/desk/changes.ts";
import { ticketsAsCsv } from "#server/desk/export.ts";
import { filtersQuery, readFilters } from "#server/desk/filters.ts";
import { listTickets } from "#server/desk/list.ts";
import type { Cursor } from "#server/desk/rows.ts";
import { findTicket, type Ticket } from "#server/desk/ticket.ts";
import { rightsOf } from "#server/roles/roles.ts";
import { deliveryKinds } from "#server/tables/deliveries.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { listAccounts } from "./accounts.ts";
import { recordAlone } from "./audit.ts";
import { confirmed } from "./confirm.ts";
import {
  readPosted,
  refuse,
  type Show,
  type StaffContext,
  type StaffEnvironment,
  withRight,
} from "./context.ts";
import { enqueueNotice } from "./notice-queue.ts";
import type { StaffSettings } from "./staff.ts";

const pageSize = 50; /* tickets */
const longestNote = 5000; /* characters */

/** The list of enquiries and leads, and each of them with what staff may do about it. */
export function addEnquiries(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, reads, config, clock, random, findAddress } = settings;

  for (const path of ["/", "/export.csv", "/enquiries/*"]) staff.use(path, withRight("enquiries", show));

  staff.get(deskPath("/staff"), async (context) => {
    const query = new URL(context.req.url).searchParams;
    const filters = readFilters(query, context.var.viewer.id);
    const now = clock();
    const page = await listTickets(reads, { filters, cursor: readCursor(query), size: pageSize, now });
    const { viewer } = context.var;
    return show({
      page: "desk",
      viewer,
      now,
      filters,
      ...page,
      query: filtersQuery(filters).toString(),
    });
  });

  staff.get(
    deskPath("/staff/export.csv"),
    withRight("administration", show),
    confirmed(settings, show),
    async (context) => {
      const now = clock();
      const { id: actorId } = context.var.viewer;
      const address = findAddress(context);
      const filters = readFilters(new URL(context.req.url).searchParams, actorId);
      await recordAlone(db, { action: "exported", actorId, detail: filters.view, address, now, random });
      const csv = ticketsAsCsv(reads, filters, now);
      return new Response(Readable.toWeb(csv) as ReadableStream, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="enquiries-${now.toISOString().slice(0, 10)}.csv"`,
          "Cache-Control": "private, no-store",
        },
      });
    },
  );

  staff.get(deskPath("/staff/enquiries/:reference"), async (context) => {
    const ticket = await findTicket(db, context.req.param("reference").toUpperCase());
    if (!ticket) return refuse(show, context, 404);
    return show({
      page: "ticket",
      viewer: context.var.viewer,
      now: clock(),
      ticket,
      colleagues: await colleagues(db, clock()),
      done: context.req.query("done") ?? null,
    });
  });

  change("state", async (ticket, posted, author) => {
    const state = states.find((known) => known === posted.get("state"));
    if (!state) return;
    if (ticket.state === "spam" && state === "new") {
      const { mail, webhook } = config;
      await restore(db, ticket.id, planDeliveries(ticket, { mail, webhook }, author.now, random), author);
    } else await changeState(db, ticket.id, state, author);
  });

  change("owner", async (ticket, posted, author) => {
    const wanted = posted.get("owner");
    const owner = wanted ? (await colleagues(db, author.now)).find(({ id }) => id === wanted) : null;
    if (owner !== undefined) await changeOwner(db, ticket.id, owner, author, tellNewOwner(ticket, author));
  });

  change("note", async (ticket, posted, author) => {
    const text = posted.get("note")?.trim().slice(0, longestNote) ?? "";
    if (text) await addNote(db, ticket.id, text, author);
  });

  change("delivery", async (ticket, posted, author) => {
    const kind = deliveryKinds.find((known) => known === posted.get("kind"));
    if (kind) await sendAgain(db, ticket.id, kind, author);
  });

  /** A form of a ticket's page: it changes something and redirects back there, whatever was sent. */
  function change(
    action: "state" | "owner" | "note" | "delivery",
    apply: (ticket: Ticket, posted: URLSearchParams, author: Author) => Promise<void>,
  ) {
    staff.post(`/enquiries/:reference/${action}`, async (context: StaffContext) => {
      const ticket = await findTicket(db, context.req.param("reference")?.toUpperCase() ?? "");
      if (!ticket) return refuse(show, context, 404);
      const posted = await readPosted(context);
      if (posted) await apply(ticket, posted, { staffId: context.var.viewer.id, now: clock(), random });
      return context.redirect(`/staff/enquiries/${ticket.reference}?done=${action}`, 303);
    });
  }
}

const states = ["new", "answered", "closed", "spam"] as const;

/** Queues mail to the new owner of a ticket, unless they took it themselves; sent once the change is committed. */
function tellNewOwner({ reference }: Ticket, { staffId, now, random }: Author) {
  return async (trx: Transaction, userId: string) => {
    if (userId === staffId) return;
    await enqueueNotice(trx, { userId, kind: "handed-over", detail: reference, now, random });
  };
}

/** The accounts that can own a ticket. */
async function colleagues(db: Database, now: Date) {
  const accounts = await listAccounts(db, now);
  return accounts
    .filter(({ disabledAt, role }) => !disabledAt && rightsOf(role).includes("enquiries"))
    .map(({ id, name }) => ({ id, name }));
}

function readCursor(query: URLSearchParams): Cursor {
  const [olderThan, newerThan] = [query.get("older"), query.get("newer")];
  if (olderThan && isId(olderThan)) return { olderThan };
  return newerThan && isId(newerThan) ? { newerThan } : null;
}

function isId(text: string) {
  return /^[0-9a-f-]{36}$/.test(text);
}
