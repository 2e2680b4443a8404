import { data } from "react-router";
import { ErrorPage } from "#app/frame/error-page.tsx";
import { pictureUrl, type ShownPicture } from "#app/pictures.ts";
import type { PageHandle } from "#app/root.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { Route } from "./+types/not-found.ts";

/** One rendering answers every unknown address, so the browser's router must not hydrate it. */
export const handle: PageHandle = { scriptless: true };

/** Every address that no page answers. */
export function loader() {
  throw data(pictureUrl("error"), { status: 404 });
}

export default function NotFound() {
  return null;
}

/** Here and not in root.tsx, so that no other page loads the code for its picture. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { data: picture } = error as { data: ShownPicture };
  return <ErrorPage error={error} picture={<Picture {...picture} bleed="start" priority />} />;
}
