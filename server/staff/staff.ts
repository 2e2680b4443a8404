import { Hono, type MiddlewareHandler } from "hono";
import type { Config } from "#server/config/config.ts";
import { largestForm, limitedBody } from "#server/http/limited-body.ts";
import { ownFormsOnly } from "#server/http/own-forms.ts";
import type { Random } from "#server/ids/ids.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { RenderPage } from "#server/pages/render.ts";
import type { Secrets } from "#server/secrets/secrets.ts";
import type { Database } from "#server/tables/tables.ts";
import { addAccounts } from "./account-pages.ts";
import { addAudit } from "./audit-pages.ts";
import type { Auth } from "./auth.ts";
import { addConfirmation } from "./confirm.ts";
import { refuse, type StaffContext, type StaffEnvironment, signedIn, staffPages } from "./context.ts";
import { addEnquiries } from "./enquiries.ts";
import { addErasure } from "./erasure.ts";
import { addOwnAccount } from "./own-account.ts";
import type { StaffPage } from "./pages.ts";
import { addSecondFactors } from "./second-factor-pages.ts";
import { addSecondFactorSignIn } from "./second-factor-sign-in.ts";
import { addSignIn } from "./sign-in.ts";
import { showUnsaved } from "./unsaved.ts";
import { addWelcome } from "./welcome.ts";

export type StaffSettings = {
  db: Database;
  /** The same, for what looks at many rows at once. */
  reads: Database;
  auth: Auth;
  /** Of which the first encrypts what has to be read again. */
  secrets: Pick<Secrets, "staff">;
  config: Pick<Config, "siteUrl" | "mail" | "webhook" | "auditDays">;
  log: StaffLog;
  tls: boolean;
  clock: () => Date;
  random: Random;
  renderPage: RenderPage<{ staffPage: StaffPage }>;
  /** Names the network of whoever sent a request, for what is written down: see network-names.ts. */
  findAddress: (context: Pick<StaffContext, "env" | "req">) => string;
};

/** Logs sign-ins, without a name or an address. */
type StaffLog = ErrorLog & { info: (details: object, message: string) => void };

/**
 * Everything below `/staff`. Each form is refused unless a page of ours sent it; what stands after `signedIn` is for
 * staff, and says by `withRight` whose role may do it.
 */
export function staffSite(settings: StaffSettings) {
  const staff = new Hono<StaffEnvironment>();
  const show = staffPages(settings);
  staff.onError(showUnsaved(show, settings.log));

  staff.use(knownMethodsOnly);
  staff.use(ownFormsOnly(settings.config.siteUrl));
  staff.use(limitedBody(largestForm));
  addSignIn(staff, settings, show);
  addSecondFactorSignIn(staff, settings, show);
  addWelcome(staff, settings, show);

  staff.use(signedIn(settings));
  addConfirmation(staff, settings, show);
  addSecondFactors(staff, settings, show);
  addOwnAccount(staff, settings, show);
  addAudit(staff, settings, show);
  addEnquiries(staff, settings, show);
  addErasure(staff, settings, show);
  addAccounts(staff, settings, show);
  staff.all("*", (context) => refuse(show, context, 404));
  return staff;
}

const knownMethodsOnly: MiddlewareHandler = async (context, next) => {
  if (["GET", "HEAD", "POST"].includes(context.req.method)) return next();
  return context.text("This address only answers GET, HEAD and POST requests.", 405, {
    Allow: "GET, HEAD, POST",
  });
};
