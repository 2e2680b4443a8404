import type { ReactNode } from "react";
import { href, isRouteErrorResponse } from "react-router";
import { Message } from "#app/sections/message/message.tsx";
import { company } from "#content/company/company.ts";
import { vehicleCount } from "#content/wording/counts.ts";
import { PageLink } from "./page-link.tsx";

const places = [
  [href("/"), "Home page"],
  [href("/products/Mag"), `The ${vehicleCount} vehicles`],
  [href("/products/syncos"), "SyncOS"],
  [href("/planner"), "Planner"],
  [href("/contact"), "Contact"],
] as const;

/** Shown inside the frame when a page does not exist or failed. */
export function ErrorPage({ error, picture }: { error: unknown; picture?: ReactNode }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <NotFound picture={picture} /> : <Failed code={`${status}`} />;
}

function NotFound({ picture }: { picture: ReactNode }) {
  return (
    <Message code="404" heading="Page not found" picture={picture}>
      <title>{`Page not found | ${company.name}`}</title>
      <p>The address may be old, or mistyped. These places exist:</p>
      <Destinations />
    </Message>
  );
}

function Failed({ code }: { code: string }) {
  return (
    <Message code={code} heading="Something stopped on our side">
      <title>{`Something went wrong | ${company.name}`}</title>
      <p>The page could not be shown. Load it again in a moment, or go on from here:</p>
      <Destinations />
    </Message>
  );
}

function Destinations() {
  return (
    <ul>
      {places.map(([to, name]) => (
        <li key={to}>
          <PageLink to={to}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}
