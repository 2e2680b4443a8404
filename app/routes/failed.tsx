import { data } from "react-router";
import { ErrorPage } from "#app/frame/error-page.tsx";
import { hasFailedContext } from "#app/page-context.ts";
import type { PageHandle } from "#app/root.tsx";
import type { Route } from "./+types/failed.ts";

/** It stands at the address of the page that failed, so the browser's router has nothing to begin with. */
export const handle: PageHandle = { scriptless: true };

/** The server asks for this page when it could not make another one; nobody else has anything to see here. */
export function loader({ context }: Route.LoaderArgs) {
  throw data(null, { status: context.get(hasFailedContext) ? 500 : 404 });
}

export default function Failed() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
