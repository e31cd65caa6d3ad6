import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test("a forged forwarding header changes nothing where no proxy is trusted", () => {
  expect(clientAddress("203.0.113.9", "198.51.100.1", 0)).toBe("203.0.113.9");
});

test("one trusted proxy: the address it appended counts, not what the client wrote before it", () => {
  expect(clientAddress("10.0.0.2", "1.1.1.1, 203.0.113.9", 1)).toBe("203.0.113.9");
});

test("two trusted proxies look one further to the left", () => {
  expect(clientAddress("10.0.0.2", "1.1.1.1, 203.0.113.9, 10.0.0.1", 2)).toBe("203.0.113.9");
});

test("an IPv4 address in IPv6 clothes is the same client", () => {
  expect(clientAddress("::ffff:127.0.0.1", undefined, 0)).toBe("127.0.0.1");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:DB8:1:2::ffff", "2001:db8:1:2::"],
  ["2001:db8::1", "2001:db8::"],
  ["2001:db8:0:3::1", "2001:db8:0:3::"],
  ["fe80::1%eth0", "fe80::"],
  ["::1", "::"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["[2001:db8:1:2::7]:4711", "2001:db8:1:2::"],
  ["203.0.113.9:4711", "203.0.113.9"],
  ["unknown", "unknown"],
])("%s counts as its network %s, because one person has all addresses of an IPv6 /64", (address, network) => {
  expect(clientAddress(address, undefined, 0)).toBe(network);
  expect(clientAddress("10.0.0.2", `1.1.1.1, ${address}`, 1)).toBe(network);
});
