import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/tables.ts";
import { ownFormsOnly } from "#server/http/own-forms.ts";
import type { RenderPage } from "#server/pages.ts";
import type { Random } from "#server/submissions/identity.ts";
import { bodyLimit as largestForm } from "#server/submissions/read-form.ts";
import { addAccounts } from "./account-pages.ts";
import type { Auth } from "./auth.ts";
import { refuse, type StaffContext, type StaffEnvironment, signedIn, staffPages } from "./context.ts";
import { addEnquiries } from "./enquiries.ts";
import { addErasure } from "./erasure.ts";
import { addSignIn } from "./sign-in.ts";
import { addWelcome } from "./welcome.ts";

export interface StaffSettings {
  db: Database;
  auth: Auth;
  config: Pick<Config, "siteUrl" | "mail" | "webhook">;
  tls: boolean;
  clock: () => Date;
  random: Random;
  renderPage: RenderPage;
  /** The address of whoever sent a request. */
  findAddress: (context: StaffContext) => string;
}

/**
 * Everything below `/staff`. Each form is refused unless a page of ours sent it; what stands after `signedIn` is for
 * staff, and what an editor may not do says `adminsOnly`.
 */
export function staffSite(settings: StaffSettings) {
  const staff = new Hono<StaffEnvironment>();
  const show = staffPages(settings.renderPage, settings.tls);

  staff.use(ownFormsOnly(settings.config.siteUrl));
  staff.use(bodyLimit({ maxSize: largestForm }));
  addSignIn(staff, settings, show);
  addWelcome(staff, settings, show);

  staff.use(signedIn(settings.auth));
  addEnquiries(staff, settings, show);
  addErasure(staff, settings, show);
  addAccounts(staff, settings, show);
  staff.all("*", (context) => refuse(show, context, 404));
  return staff;
}
