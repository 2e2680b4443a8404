import { data, href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { trackedContext } from "#app/page-context.ts";
import type { PageHandle } from "#app/root.tsx";
import { Message } from "#app/sections/message/message.tsx";
import { company } from "#content/company.ts";
import type { Route } from "./+types/track.ts";
import { Stages } from "./stages.tsx";

/** Its address is the key to it, and is kept from scripts and from other sites. */
export const handle: PageHandle = { scriptless: true };

/** The server hands over what the address stands for; an address that it does not know is a page that is not there. */
export function loader({ context }: Route.LoaderArgs) {
  const tracked = context.get(trackedContext);
  if (!tracked) throw data(null, { status: 404 });
  return tracked;
}

export function meta({ loaderData: tracked }: Route.MetaArgs) {
  return [
    { title: `${tracked?.reference ?? "Your message"} | ${company.name}` },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** How far a message has come, for whoever sent it. Nothing on it says who that is. */
export default function Track({ loaderData: { reference, receivedAt, stage } }: Route.ComponentProps) {
  return (
    <Message code="MR" heading="Your message">
      <p>
        Reference <b>{reference}</b>. Please name it if you write to us about it.
      </p>
      <Stages stage={stage} receivedAt={receivedAt} />
      <p>
        <PageLink to={href("/contact")}>Write to us again</PageLink>
      </p>
    </Message>
  );
}
