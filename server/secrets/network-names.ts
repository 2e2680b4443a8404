import { createHmac } from "node:crypto";
import { customerOf, networkOf } from "#server/http/rate-limit.ts";
import { deriveKey } from "./secrets.ts";

/** Names the network that an address belongs to. */
export type NameNetwork = (address: string) => string;

/**
 * Makes the function that names networks where something about them is written down: the same for a day and on every
 * node, so that limits count and the log shows what came from one place; and of no use to whoever reads the database,
 * who can't tell an address from it. The key is another one each day.
 */
export function networkNames(secret: string, clock: () => Date): NameNetwork {
  let [day, key] = ["", ""];
  return (address) => {
    const today = clock().toISOString().slice(0, 10);
    if (today !== day) [day, key] = [today, deriveKey(secret, `networks of ${today}`)];
    const customer = customerOf(address);
    return [customer, networkOf(address)]
      .filter((network) => network !== undefined)
      .map((network) => createHmac("sha256", key).update(network).digest("base64url").slice(0, 12))
      .join(between);
  };
}

/** Between the name of an IPv6 customer and that of their network; no name has it. */
const between = "~";

/** What the names of all networks of one IPv6 customer begin with; undefined for the name of another address. */
export function customerIn(name: string) {
  const at = name.indexOf(between);
  return at < 0 ? undefined : name.slice(0, at + between.length);
}

/** Makes the function that names mailboxes where they are counted: of no use to whoever reads the database. */
export function mailboxNames(secret: string) {
  const key = deriveKey(secret, "mailboxes");
  return (mailbox: string) => createHmac("sha256", key).update(mailbox).digest("base64url");
}
