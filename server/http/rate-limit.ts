import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export type RateLimit = (
  address: string,
) => Promise<{ ok: true } | { ok: false; retryAfter: number /* s */ }>;

/** Lets each client address pass `limit` times a minute; 0 lets everything pass. */
export function rateLimit(limit: number): RateLimit {
  if (limit === 0) return async () => ({ ok: true });
  const limiter = new RateLimiterMemory({ points: limit, duration: 60 /* s */ });
  return async (address) => {
    try {
      await limiter.consume(networkOf(address));
      return { ok: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { ok: false, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  };
}

/** An IPv6 client has a network of 2^64 addresses, so those count as one client. */
export function networkOf(address: string) {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
