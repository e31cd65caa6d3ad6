/** What every request carries on its way through the edge. */
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { KeyCaller } from "../../ports/accounts/api-keys.ts";

export type Edge = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string;
    renewedCookies?: string[];
    apiKey?: KeyCaller;
  };
};
export type EdgeContext = Context<Edge>;
export type EdgeApp = Hono<Edge>;
