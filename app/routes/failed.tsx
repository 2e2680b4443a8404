import { data, href, isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#app/frame/error-page.tsx";
import { PageLink } from "#app/frame/page-link.tsx";
import { failureContext } from "#app/page-context.ts";
import type { PageHandle } from "#app/root.tsx";
import { Message } from "#app/sections/message/message.tsx";
import { company } from "#content/company/company.ts";
import type { Route } from "./+types/failed.ts";

/** It is shown at the address of the page that failed, where the browser's router would load that page instead. */
export const handle: PageHandle = { scriptless: true };

/** The server renders this page when it can't show another one; any other request is answered with 404. */
export function loader({ context }: Route.LoaderArgs) {
  const failure = context.get(failureContext) ?? 404;
  throw data(failure, { status: failure === "outage" ? 503 : failure });
}

export default function Failed() {
  return null;
}

/**
 * The words for an overloaded site, too many requests, a plan without end and a long address are here, so that no other
 * page loads them.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  const { status } = error;
  if (status === 503 && error.data !== "outage")
    return (
      <Message code="503" heading="The site is busy">
        <title>{`Please try again | ${company.name}`}</title>
        <p>
          The site can't show you this page at the moment. Load it again in a few seconds. If you sent a form,
          go back: what you typed is still in it.
        </p>
        <p>
          <PageLink to={href("/")}>Home page</PageLink>
        </p>
      </Message>
    );
  if (status === 429)
    return (
      <Message code="429" heading="Too many documents in one minute">
        <title>{`Please wait a minute | ${company.name}`}</title>
        <p>
          The site makes the document of a plan when somebody asks for it, and your network has reached the
          limit for one minute. Load this page again in a minute: its address holds your plan.
        </p>
        <p>
          <PageLink to={href("/")}>Home page</PageLink>
        </p>
      </Message>
    );
  if (status === 422)
    return (
      <Message code="422" heading="This plan takes too long to work out">
        <title>{`A plan that takes too long | ${company.name}`}</title>
        <p>
          The planner works a page out within two seconds, and this plan needs more. Most often a number in it
          is far from what a site has. Go back and check what you changed last, or begin from an example.
        </p>
        <p>
          <PageLink to={href("/planner")}>Begin again in the planner</PageLink>
        </p>
      </Message>
    );
  if (status === 414)
    return (
      <Message code="414" heading="This address is too long">
        <title>{`Address too long | ${company.name}`}</title>
        <p>No page of this site has an address of this length. Delete everything after the question mark.</p>
        <p>
          <PageLink to={href("/")}>Home page</PageLink>
        </p>
      </Message>
    );
  return <ErrorPage error={error} />;
}
