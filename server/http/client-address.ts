import { BlockList, isIP, isIPv4 } from "node:net";
import type { HttpBindings } from "@hono/node-server";

/** Finds the visitor's address from the peer's address and the proxies' header. */
export type FindClientAddress = ReturnType<typeof clientAddressFinder>;

type Asked = {
  env: Partial<HttpBindings> | undefined;
  req: { header: (name: string) => string | undefined };
};

/** The address of whoever sent a request. */
export function addressOf({ env, req }: Asked, find: FindClientAddress) {
  return find(env?.incoming?.socket.remoteAddress ?? "unknown", req.header("X-Forwarded-For"));
}

/**
 * Makes the function that finds the address of a client. `X-Forwarded-For` is believed only if the peer is one of the
 * trusted proxies; then the last address that is not a trusted proxy itself is the client's, as everything left of it
 * may have been made up by the client.
 * @param trusted addresses and networks, such as 127.0.0.1 or 10.0.0.0/8
 */
export function clientAddressFinder(trusted: string[]) {
  const proxies = networks(trusted);

  return (peer: string, forwardedFor: string | null | undefined): string => {
    const peerAddress = normalise(peer) ?? peer;
    if (!forwardedFor || !isTrusted(peerAddress)) return peerAddress;
    let client = peerAddress;
    for (const hop of forwardedFor.split(",").reverse()) {
      const address = normalise(withoutPort(hop.trim()));
      if (!address) return peerAddress;
      client = address;
      if (!isTrusted(address)) break;
    }
    return client;
  };

  function isTrusted(address: string) {
    return isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  }
}

/** Whether the text is an address or a network in CIDR notation. */
export function isNetwork(text: string) {
  const [address = "", bits, ...rest] = text.split("/");
  const longest = isIPv4(address) ? 32 : 128;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

function networks(trusted: string[]) {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** An IPv4 address in IPv6 form (::ffff:192.0.2.1) is the IPv4 address; undefined if it is not an address. */
function normalise(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIP(plain) ? plain : undefined;
}

/** Some proxies add the port: 192.0.2.1:4711 or [2001:db8::1]:4711. */
function withoutPort(hop: string) {
  return hop.replace(/^\[(.+)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
