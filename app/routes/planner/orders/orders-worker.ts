import { openToken } from "#planner/link/link.ts";
import { largestLog } from "#planner/orders/log-text.ts";
import { answerOrders, type Orders } from "#planner/orders/orders.ts";
import { sampleLog } from "#planner/orders/sample.ts";
import type { Outcome } from "#planner/plan/fields.ts";

/** @param file none: a sample of the plan's own orders */
export type OrdersAsked = { file: File | undefined; token: string };
export type OrdersTold = Outcome<TakenOrders> | "too large";
export type TakenOrders = Orders & {
  /** Lines that were not taken; `unread` has the first ones. */
  allUnread: number;
  /** Of the plan. */
  places: string[];
  loads: string[];
};

/** More than these nobody reads on the page; the command has all. */
const maxUnread = 50;

addEventListener("message", async ({ data: { file, token } }: MessageEvent<OrdersAsked>) => {
  postMessage(await taken(file, token));
});

async function taken(file: File | undefined, token: string): Promise<OrdersTold> {
  const opened = openToken(token);
  if (!opened.ok) return opened;
  const { plan } = opened.value;
  if (file && file.size > largestLog) return "too large";
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(sampleLog(plan));
  const read = answerOrders(bytes);
  if (!read.ok) return read;
  const { unread } = read.value;
  return {
    ok: true,
    value: {
      ...read.value,
      ...{ unread: unread.slice(0, maxUnread), allUnread: unread.length },
      places: plan.places.filter(({ handover }) => handover).map(({ id }) => id),
      loads: plan.loads.map(({ id }) => id),
    },
  };
}
