/**
 * Where a model may be called. A server on this machine or in the operator's own network is as good as a public one, but
 * addresses at which a cloud hands out the machine's credentials are not, in whatever form they are written.
 */
import { isIP } from "node:net";
import { type AddressGuard, withoutBrackets } from "./address-guard.ts";
import { blockList, groupsOf, isPublicAddress } from "./public-address.ts";

/** What public pages may not be read from, and operators run servers on; the last is what some VPN programs give out. */
const OWN_V4 = blockList("ipv4", [
  "0.0.0.0/32",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "198.18.0.0/15",
]);
const OWN_V6 = blockList("ipv6", ["::/128", "::1/128", "fc00::/7"]);

/** Metadata services inside these networks: Alibaba; Amazon, Oracle, Scaleway and Google. Link-local ones are outside. */
const METADATA_V4 = blockList("ipv4", ["100.100.100.200/32"]);
const METADATA_V6 = blockList("ipv6", ["fd00:ec2::/32", "fd00:c1::/32", "fd00:42::/32", "fd20:ce::/32"]);
/** These resolve to metadata services inside clouds, and elsewhere to nothing. */
const METADATA_NAME = /^(metadata|instance-data)(\.(.+\.)?internal)?\.?$/i;

/** IPv4 written as IPv6: mapped, and translated by a NAT64 gateway. */
const MAPPED = blockList("ipv6", ["::ffff:0:0/96", "64:ff9b::/96"]);

function asV4(address: string): string {
  if (isIP(address) !== 6 || address.includes("%") || !MAPPED.check(address, "ipv6")) return address;
  const [high = 0, low = 0] = groupsOf(address).slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function isModelAddress(written: string): boolean {
  const address = asV4(written);
  if (isPublicAddress(address)) return true;
  if (isIP(address) === 4) return OWN_V4.check(address, "ipv4") && !METADATA_V4.check(address, "ipv4");
  const isOwn = isIP(address) === 6 && !address.includes("%") && OWN_V6.check(address, "ipv6");
  return isOwn && !METADATA_V6.check(address, "ipv6");
}

/** By the host as it is written. What a name resolves to is only known when it is called. */
export function isModelHost(hostname: string): boolean {
  const host = withoutBrackets(hostname);
  return isIP(host) ? isModelAddress(host) : !METADATA_NAME.test(host);
}

export const modelGuard: AddressGuard = {
  opens: () => false,
  mayReach: (host, _port, address) => isModelHost(host) && isModelAddress(address),
};
