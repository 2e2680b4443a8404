import { createHmac } from "node:crypto";
import { networkOf } from "#server/http/rate-limit.ts";
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
    return createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, 12);
  };
}

/** Makes the function that names mailboxes where they are counted: of no use to whoever reads the database. */
export function mailboxNames(secret: string) {
  const key = deriveKey(secret, "mailboxes");
  return (mailbox: string) => createHmac("sha256", key).update(mailbox).digest("base64url");
}
