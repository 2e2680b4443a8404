import { data, href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { trackedContext } from "#app/page-context.ts";
import type { PageHandle } from "#app/root.tsx";
import { Message } from "#app/sections/message/message.tsx";
import { company } from "#content/company/company.ts";
import { promise } from "#content/forms/promise.ts";
import type { Route } from "./+types/track.ts";
import { Stages } from "./stages.tsx";

/** Whoever has the address can see the page, so scripts and other sites must not learn it. */
export const handle: PageHandle = { scriptless: true };

/** The server provides the enquiry of this address; an unknown address is answered with 404. */
export function loader({ context }: Route.LoaderArgs) {
  const tracked = context.get(trackedContext);
  if (!tracked) throw data(null, { status: 404 });
  return tracked;
}

export function meta({ loaderData: tracked }: Route.MetaArgs) {
  return [
    { title: `${tracked?.reference ?? "Your enquiry"} | ${company.name}` },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** Shows a sender where their enquiry stands. Nothing on the page says who they are. */
export default function Track({ loaderData: { reference, receivedAt, stage } }: Route.ComponentProps) {
  return (
    <Message code="MR" heading="Your enquiry">
      <p>
        Reference <b>{reference}</b>. Please name it if you write or call about it.
      </p>
      <Stages stage={stage} receivedAt={receivedAt} />
      {stage !== "answered" && (
        <p>
          {promise.short} {promise.hours}
        </p>
      )}
      <p>
        <PageLink to={href("/contact")}>Add something to your enquiry</PageLink>
      </p>
    </Message>
  );
}
