import type { HttpBindings } from "@hono/node-server";
import { tryGetContext } from "hono/context-storage";
import type { Turn } from "./http/admission.ts";
import { addressOf, type FindClientAddress } from "./http/client-address.ts";
import { takesTurnsAs } from "./http/rate-limit.ts";
import type { PageInput } from "./page-input.ts";

/** Pages of signed-in staff, and error pages, don't wait behind those of visitors. */
export function turnOf({ staffPage, blogPage, failure }: PageInput, find: FindClientAddress): Turn {
  const isForStaff =
    (staffPage && "viewer" in staffPage) || (blogPage && "account" in blogPage && blogPage.account);
  const context = tryGetContext<{ Bindings: Partial<HttpBindings> }>();
  return {
    lane: isForStaff || failure ? "first" : "visitors",
    network: context ? takesTurnsAs(addressOf(context, find)) : "",
  };
}
