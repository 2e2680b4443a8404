import { href, type RouterContextProvider } from "react-router";
import type { Receipt } from "#app/forms/receipt.tsx";
import { trackedContext } from "#app/page-context.ts";
import { queryOf } from "#app/query.ts";

type Given = { context: Readonly<RouterContextProvider>; request: Request };

/** The receipt of what was just sent, if the address has its token and the server knows it. */
export function findReceipt({ context, request }: Given): Receipt | null {
  const tracked = context.get(trackedContext);
  const token = queryOf("/enquiry/sent", request.url).get("track");
  return tracked && token
    ? { reference: tracked.reference, track: href("/enquiry/track/:token", { token }) }
    : null;
}
