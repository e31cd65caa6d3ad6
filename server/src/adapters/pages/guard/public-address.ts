import { BlockList, isIP } from "node:net";

/** IANA's special blocks, and the one public-looking address that is a cloud's inside (Azure's wire server). */
const CLOSED_V4 = blockList("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);

/** Only global unicast may pass: mapped, NAT64, local and multicast forms all lie outside it. */
const OPEN_V6 = blockList("ipv6", ["2000::/3"]);

/** Protocol assignments with Teredo, documentation, 6to4 and AS112 lie inside global unicast. */
const CLOSED_V6 = blockList("ipv6", [
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
]);

/** May a server of ours talk to this address? Anything doubtful is no. */
export function isPublicAddress(address: string): boolean {
  if (address.includes("%")) return false;
  switch (isIP(address)) {
    case 4:
      return !CLOSED_V4.check(address, "ipv4");
    case 6:
      return OPEN_V6.check(address, "ipv6") && !CLOSED_V6.check(address, "ipv6") && !isIsatap(address);
    default:
      return false;
  }
}

/** ISATAP hides an IPv4 address, often a private one, behind any prefix: `...:0:5efe:a.b.c.d`. */
function isIsatap(address: string): boolean {
  const groups = groupsOf(address);
  return (groups[4] === 0 || groups[4] === 0x200) && groups[5] === 0x5efe;
}

export function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

export function blockList(family: "ipv4" | "ipv6", blocks: string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = "", bits] = block.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
