import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export type RateLimit = (
  address: string,
) => Promise<{ ok: true } | { ok: false; retryAfter: number /* s */ }>;

/** How many times as much as one network the networks of one customer may ask for together. */
export const ofCustomer = 8;

/** Lets each client address pass `limit` times a minute; 0 lets everything pass. */
export function rateLimit(limit: number): RateLimit {
  if (limit === 0) return async () => ({ ok: true });
  const allow = (points: number) => new RateLimiterMemory({ points, duration: 60 /* s */ });
  const [limiter, limiterOfCustomers] = [allow(limit), allow(limit * ofCustomer)];
  return async (address) => {
    try {
      const customer = customerOf(address);
      await limiter.consume(networkOf(address));
      if (customer) await limiterOfCustomers.consume(customer);
      return { ok: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { ok: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}

/** An IPv6 client has a network of 2^64 addresses, so those count as one client. */
export function networkOf(address: string) {
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/**
 * What an IPv6 provider gives to one customer, up to 65,536 networks (RFC 6177): whoever has them all could be that
 * many clients. Undefined for any other address.
 */
export function customerOf(address: string) {
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(":")}::/48` : undefined;
}

/** Whose turn it is where clients take turns: a customer with many networks has one, as with one. */
export function takesTurnsAs(address: string) {
  return customerOf(address) ?? address;
}

function groupsOf(address: string) {
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}
