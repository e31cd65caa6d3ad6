/** Where a request came from. A forwarding header counts only for as many proxies as the operator said stand before us. */
import { createMiddleware } from "hono/factory";
import type { Edge } from "./context.ts";

export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = socketAddress?.replace(/^::ffff:/, "") ?? "unknown";
  if (trustedProxies === 0 || !forwardedFor) return direct;
  // Each proxy appends the address it saw: the last ones are written by proxies we trust, the rest by anyone.
  const seen = forwardedFor.split(",").map((part) => part.trim());
  return seen.at(-trustedProxies) ?? seen[0] ?? direct;
}

export const noteClientAddress = (trustedProxies: number) =>
  createMiddleware<Edge>(async (c, next) => {
    const socket = c.env.incoming?.socket?.remoteAddress;
    c.set("clientAddress", clientAddress(socket, c.req.header("x-forwarded-for"), trustedProxies));
    await next();
  });
