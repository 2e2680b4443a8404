import type { ComponentType } from "react";
import { redirect } from "react-router";
import { staffPageContext } from "#app/page-context.ts";
import type { PageHandle } from "#app/root.tsx";
import { company } from "#content/company/company.ts";
import type { Route } from "./+types/staff.ts";
import { Accounts } from "./accounts/accounts.tsx";
import { OwnAccount } from "./accounts/own-account.tsx";
import { AuditLog } from "./audit/audit-log.tsx";
import { Confirm } from "./confirm.tsx";
import { Enquiries } from "./enquiries/enquiries.tsx";
import { Erase } from "./erase.tsx";
import { Refused } from "./refused.tsx";
import { NewAuthenticator } from "./second-factor/new-authenticator.tsx";
import { NewPasskey } from "./second-factor/new-passkey.tsx";
import { RecoveryCodes } from "./second-factor/recovery-codes.tsx";
import { SecondFactor } from "./second-factor/second-factor.tsx";
import { SecondFactors } from "./second-factor/second-factors.tsx";
import { SignIn } from "./sign-in.tsx";
import { loadPlans } from "./ticket/plans/load-plans.ts";
import { TicketPage } from "./ticket/ticket-page.tsx";
import { Unsaved } from "./unsaved.tsx";
import { Welcome } from "./welcome.tsx";

/** Plain links and forms do everything here, so no script is sent. */
export const handle: PageHandle = { scriptless: true, ownFrame: true };

/** The server requests a page of the desk and provides its data; any other request is redirected to sign-in. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(staffPageContext);
  if (!page) throw redirect("/staff/sign-in");
  if (page.page !== "ticket") return page;
  return { ...page, plans: page.plansLeftOut ? undefined : await loadPlans(page.ticket) };
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [
    { title: `${page ? titleOf(page) : "Desk"} | ${company.name}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function Staff({ loaderData: page }: Route.ComponentProps) {
  const { Show } = drawnOf(page);
  return <Show {...page} />;
}

type Loaded = Route.ComponentProps["loaderData"];
type Named<Name> = Extract<Loaded, { page: Name }>;
type Drawn<Page> = { title: string | ((page: Page) => string); Show: ComponentType<Page> };

/** What draws each page of the desk. */
const drawn: { [Name in Loaded["page"]]: Drawn<Named<Name>> } = {
  "sign-in": { title: ({ problem }) => (problem ? "Error: Sign in" : "Sign in"), Show: SignIn },
  "second-factor": {
    title: ({ problem }) => (problem ? "Error: Second step" : "Second step"),
    Show: SecondFactor,
  },
  confirm: {
    title: ({ problem }) => (problem ? "Error: Your password again" : "Your password again"),
    Show: Confirm,
  },
  welcome: { title: "Your account", Show: Welcome },
  refused: { title: ({ status }) => (status === 403 ? "Not allowed" : "Not found"), Show: Refused },
  unsaved: { title: "Error: Not saved yet", Show: Unsaved },
  desk: { title: "Enquiries", Show: Enquiries },
  ticket: { title: ({ ticket }) => ticket.reference, Show: TicketPage },
  erase: { title: "Erase a person", Show: Erase },
  accounts: { title: "Accounts", Show: Accounts },
  account: { title: "Your account", Show: OwnAccount },
  "second-factors": { title: "Second step", Show: SecondFactors },
  "new-authenticator": {
    title: ({ problem }) => (problem ? "Error: Authenticator app" : "Authenticator app"),
    Show: NewAuthenticator,
  },
  "new-passkey": { title: "New passkey", Show: NewPasskey },
  "recovery-codes": { title: "Recovery codes", Show: RecoveryCodes },
  audit: { title: "Log", Show: AuditLog },
};

/* The type of a page and the type of what draws it depend on the same name, which TypeScript can't follow. */
const drawnOf = (page: Loaded) => drawn[page.page] as unknown as Drawn<Loaded>;

function titleOf(page: Loaded) {
  const { title } = drawnOf(page);
  return typeof title === "string" ? title : title(page);
}
