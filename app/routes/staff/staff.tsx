import { redirect } from "react-router";
import { staffPageContext } from "#app/page-context.ts";
import type { PageHandle } from "#app/root.tsx";
import { company } from "#content/company.ts";
import type { StaffPage } from "#server/staff/pages.ts";
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
export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(staffPageContext);
  if (!page) throw redirect("/staff/sign-in");
  return page.page === "ticket" ? { ...page, plans: loadPlans(page.ticket) } : page;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [
    { title: `${page ? titleOf(page) : "Desk"} | ${company.name}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function Staff({ loaderData: page }: Route.ComponentProps) {
  switch (page.page) {
    case "sign-in":
      return <SignIn {...page} />;
    case "second-factor":
      return <SecondFactor {...page} />;
    case "confirm":
      return <Confirm {...page} />;
    case "welcome":
      return <Welcome {...page} />;
    case "refused":
      return <Refused {...page} />;
    case "unsaved":
      return <Unsaved {...page} />;
    case "desk":
      return <Enquiries {...page} />;
    case "ticket":
      return <TicketPage {...page} />;
    case "erase":
      return <Erase {...page} />;
    case "accounts":
      return <Accounts {...page} />;
    case "account":
      return <OwnAccount {...page} />;
    case "second-factors":
      return <SecondFactors {...page} />;
    case "new-authenticator":
      return <NewAuthenticator {...page} />;
    case "new-passkey":
      return <NewPasskey {...page} />;
    case "recovery-codes":
      return <RecoveryCodes {...page} />;
    case "audit":
      return <AuditLog {...page} />;
  }
}

function titleOf(page: StaffPage) {
  switch (page.page) {
    case "sign-in":
      return page.problem ? "Error: Sign in" : "Sign in";
    case "welcome":
      return "Your account";
    case "refused":
      return page.status === 403 ? "Not allowed" : "Not found";
    case "unsaved":
      return "Error: Not saved yet";
    case "desk":
      return "Enquiries";
    case "ticket":
      return page.ticket.reference;
    case "erase":
      return "Erase a person";
    case "accounts":
      return "Accounts";
    case "account":
      return "Your account";
    case "second-factor":
      return page.problem ? "Error: Second step" : "Second step";
    case "confirm":
      return page.problem ? "Error: Your password again" : "Your password again";
    case "second-factors":
      return "Second step";
    case "new-authenticator":
      return page.problem ? "Error: Authenticator app" : "Authenticator app";
    case "new-passkey":
      return "New passkey";
    case "recovery-codes":
      return "Recovery codes";
    case "audit":
      return "Log";
  }
}
