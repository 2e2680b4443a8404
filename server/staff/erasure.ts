import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import { countSubmissionsFrom, erasePerson } from "#server/desk/erase.ts";
import { recordEvent } from "./audit.ts";
import { confirmed } from "./confirm.ts";
import { readPosted, type Show, type StaffEnvironment, withRight } from "./context.ts";
import type { StaffSettings } from "./staff.ts";

/** Erasing what is kept under an email address: asked for first, shown, then done. */
export function addErasure(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, clock, random, findAddress } = settings;

  staff.use("/erase/*", withRight("administration", show));

  staff.get(deskPath("/staff/erase"), (context) =>
    show({ page: "erase", viewer: context.var.viewer, email: "", found: null, erased: null }),
  );

  staff.post("/erase", async (context) => {
    const email = (await readPosted(context))?.get("email")?.trim() ?? "";
    const found = email ? await countSubmissionsFrom(db, email) : null;
    return show({ page: "erase", viewer: context.var.viewer, email, found, erased: null });
  });

  staff.post("/erase/confirmed", confirmed(settings, show), async (context) => {
    const { viewer } = context.var;
    const email = (await readPosted(context))?.get("email")?.trim() ?? "";
    const now = clock();
    const address = findAddress(context);
    const erased = await erasePerson(db, email, { staffId: viewer.id, now, random }, (trx, blanked) =>
      recordEvent(trx, {
        action: "erased",
        actorId: viewer.id,
        detail: String(blanked),
        address,
        now,
        random,
      }),
    );
    return show({ page: "erase", viewer, email: "", found: null, erased });
  });
}
