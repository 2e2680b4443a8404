import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddressFinder, isNetwork } from "./client-address.ts";

describe("the address of a client", () => {
  const find = clientAddressFinder(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"]);

  test.each([
    ["a peer that is no proxy is not believed", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["a proxy's word counts", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["a proxy written as IPv6 is the same proxy", "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["no word leaves the peer", "127.0.0.1", null, "127.0.0.1"],
    ["proxies in a row are walked back", "10.1.2.3", "198.51.100.1, 10.9.9.9", "198.51.100.1"],
    [
      "what the client made up on the left is not reached",
      "10.1.2.3",
      "1.1.1.1, 198.51.100.1",
      "198.51.100.1",
    ],
    ["only proxies leave the farthest", "10.1.2.3", "10.4.4.4, 10.5.5.5", "10.4.4.4"],
    ["nonsense leaves the peer", "10.1.2.3", "198.51.100.1, unknown", "10.1.2.3"],
    ["an empty hop leaves the peer", "10.1.2.3", "198.51.100.1,,", "10.1.2.3"],
    ["ports are cut off", "10.1.2.3", "198.51.100.1:4711", "198.51.100.1"],
    ["ports of IPv6 too", "2001:db8::5", "[2001:abcd::1]:4711", "2001:abcd::1"],
    ["an address mapped to IPv6 is unmapped", "10.1.2.3", "::ffff:198.51.100.1", "198.51.100.1"],
  ])("%s", (_, peer, forwardedFor, client) => {
    expect(find(peer, forwardedFor)).toBe(client);
  });

  test("whatever the header says, the answer is an address", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(isNetwork(find("10.1.2.3", header))).toBe(true);
      }),
    );
  });

  test("the header of an untrusted peer is ignored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (header) => {
        expect(find("203.0.113.9", header)).toBe("203.0.113.9");
      }),
    );
  });
});

test.each(["127.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32", "0.0.0.0/0"])("%s is a network", (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each(["", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::/129", "10.0.0.0/8/8", "10.0.0.0/-1"])(
  "%j is no network",
  (text) => {
    expect(isNetwork(text)).toBe(false);
  },
);
