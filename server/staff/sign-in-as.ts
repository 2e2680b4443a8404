import { type Role, rightsOf } from "#server/roles/roles.ts";
import { recordEvent } from "./audit.ts";
import { redirectWith, type StaffContext } from "./context.ts";
import { rememberDevice } from "./devices.ts";
import { enqueueNotice } from "./notice-queue.ts";
import { endSession, forgetEndedSessions, openSession } from "./sessions.ts";
import type { StaffSettings } from "./staff.ts";
import { findViewer } from "./viewer.ts";

/** Signs in a person who has passed every step: ends the browser's earlier session, begins a new one, and redirects. */
export async function signInAs(
  settings: StaffSettings,
  context: StaffContext,
  account: { id: string; role: Role },
  next: string,
) {
  const { db, auth, log, tls, clock, random, findAddress } = settings;
  const userId = account.id;
  const now = clock();
  const browser = context.req.header("user-agent")?.slice(0, 300) ?? "";
  const before = await findViewer({ db, auth }, context.req.raw.headers, now);
  const cookies = await openSession(auth, { userId, browser, now });
  if (!cookies) return context.redirect("/staff/sign-in", 303);
  if (before.viewer) await endSession(db, before.viewer.id, before.viewer.sessionId);
  await forgetEndedSessions(db, now);
  /* Nobody has the session's cookies before this is written down. */
  await db.transaction().execute(async (trx) => {
    const isNew = await rememberDevice(trx, context, { userId, tls, now, random });
    if (isNew) await enqueueNotice(trx, { userId, kind: "new-device", detail: browser, now, random });
    const address = findAddress(context);
    const detail = isNew ? "new browser" : null;
    await recordEvent(trx, { action: "signed-in", actorId: userId, detail, address, now, random });
  });
  log.info({ account: userId }, "Somebody signed in");
  const landing = next === "/staff" && !rightsOf(account.role).includes("enquiries") ? "/native-blogs" : next;
  return redirectWith(context, cookies, landing);
}
