import type { Hono } from "hono";
import { countOfPerson, erasePerson } from "#server/desk/erase.ts";
import { adminsOnly, readPosted, type Show, type StaffEnvironment } from "./context.ts";
import type { StaffSettings } from "./staff.ts";

/** Erasing what is kept under an email address: asked for first, shown, then done. */
export function addErasure(staff: Hono<StaffEnvironment>, { db, clock, random }: StaffSettings, show: Show) {
  staff.use("/erase", adminsOnly(show));
  staff.use("/erase/*", adminsOnly(show));

  staff.get("/erase", (context) =>
    show({ page: "erase", viewer: context.var.viewer, email: "", found: null, erased: null }),
  );

  staff.post("/erase", async (context) => {
    const email = (await readPosted(context))?.get("email")?.trim() ?? "";
    const found = email ? await countOfPerson(db, email) : null;
    return show({ page: "erase", viewer: context.var.viewer, email, found, erased: null });
  });

  staff.post("/erase/confirmed", async (context) => {
    const { viewer } = context.var;
    const email = (await readPosted(context))?.get("email")?.trim() ?? "";
    const erased = await erasePerson(db, email, { staffId: viewer.id, now: clock(), random });
    return show({ page: "erase", viewer, email: "", found: null, erased });
  });
}
