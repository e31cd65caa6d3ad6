/**
 * Where a request came from, as limits count it: an IPv4 address, or the /64 network of an IPv6 address. A forwarding
 * header counts only for as many proxies as the operator configured.
 */
import { isIPv6 } from "node:net";
import { createMiddleware } from "hono/factory";
import type { Edge } from "./context.ts";

export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = networkOf(socketAddress ?? "unknown");
  if (trustedProxies === 0 || !forwardedFor) return direct;
  // Each proxy appends the address it saw: the last ones are written by proxies we trust, the rest by anyone.
  const seen = forwardedFor.split(",").map((part) => part.trim());
  return networkOf(seen.at(-trustedProxies) ?? seen[0] ?? direct);
}

const GROUPS = 8;
/** Providers give every customer at least a /64, and its owner can use any address in it. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

function networkOf(address: string): string {
  const bare = withoutPort(address).split("%", 1)[0] ?? "";
  if (!isIPv6(bare)) return bare;
  const short = shortForm(bare);
  const mapped = MAPPED_IPV4.exec(short);
  if (mapped) return [mapped[1], mapped[2]].flatMap(bytesOf).join(".");
  const [head = [], tail = []] = short.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill("0");
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return shortForm(`${network.join(":")}::`);
}

/** Some proxies add the port that the client used. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

const shortForm = (ipv6: string) => new URL(`http://[${ipv6}]`).hostname.slice(1, -1);

function bytesOf(group = "0"): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

export const noteClientAddress = (trustedProxies: number) =>
  createMiddleware<Edge>(async (c, next) => {
    const socket = c.env.incoming?.socket?.remoteAddress;
    c.set("clientAddress", clientAddress(socket, c.req.header("x-forwarded-for"), trustedProxies));
    await next();
  });
