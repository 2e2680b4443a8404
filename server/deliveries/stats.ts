import { type DeliveryKind, mailKinds } from "#server/tables/deliveries.ts";
import type { Database } from "#server/tables/tables.ts";

export type Channel = "mail" | "webhook";

export type DeliveryStats = {
  waiting: number;
  failed: number;
  /** When the delivery that waits longest came in. */
  oldestWaiting: Date | null;
};

/** How many deliveries are waiting or have failed, by channel. */
export async function deliveryStats(db: Database): Promise<Record<Channel, DeliveryStats>> {
  const rows = await db
    .selectFrom("deliveries")
    .select((e) => ["kind", "state", e.fn.countAll().as("count"), e.fn.min("created_at").as("oldest")])
    .where("state", "in", ["pending", "failed"])
    .groupBy(["kind", "state"])
    .execute();
  const stats = { mail: nothing(), webhook: nothing() };
  for (const { kind, state, count, oldest } of rows) {
    const channel = stats[channelOf(kind)];
    if (state === "failed") channel.failed += Number(count);
    else {
      channel.waiting += Number(count);
      const since = new Date(oldest);
      if (!channel.oldestWaiting || since < channel.oldestWaiting) channel.oldestWaiting = since;
    }
  }
  return stats;
}

function nothing(): DeliveryStats {
  return { waiting: 0, failed: 0, oldestWaiting: null };
}

function channelOf(kind: DeliveryKind): Channel {
  return (mailKinds as readonly string[]).includes(kind) ? "mail" : "webhook";
}
