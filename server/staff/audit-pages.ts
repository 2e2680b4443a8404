import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import { listEvents } from "./audit-list.ts";
import { type Show, type StaffEnvironment, withRight } from "./context.ts";
import type { StaffSettings } from "./staff.ts";

const pageSize = 100; /* events */

/** Who did what, for admins. */
export function addAudit(staff: Hono<StaffEnvironment>, { db, config }: StaffSettings, show: Show) {
  staff.get(deskPath("/staff/audit"), withRight("administration", show), async (context) => {
    const older = context.req.query("older") ?? "";
    const olderThan = /^[0-9a-f-]{36}$/.test(older) ? older : null;
    const events = await listEvents(db, { olderThan, size: pageSize });
    return show({
      page: "audit",
      viewer: context.var.viewer,
      events: events.slice(0, pageSize),
      hasOlder: events.length > pageSize,
      isFirst: olderThan === null,
      days: config.auditDays,
    });
  });
}
