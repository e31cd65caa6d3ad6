/** A payment provider on loopback that speaks Dodo's wire format: API, hosted checkout and portal, signed messages. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { forEachProduct } from "../../product-config.ts";
import { listenOnLoopback } from "../listen-on-loopback.ts";
import { providerApi } from "./api.ts";
import { deliver, type Message, signedMessage } from "./messages.ts";
import { type Announcement, hostedPages } from "./pages.ts";
import { openRecords } from "./provider-records.ts";

export const API_KEY = "loopback-api-key";
export const WEBHOOK_KEY = `whsec_${Buffer.from("loopback webhook key, 32 letters").toString("base64")}`;
export const PRODUCTS = forEachProduct(({ plan, cycle }) => `pdt_${plan}_${cycle}`);

export type Dodo = Awaited<ReturnType<typeof startDodo>>;

/** `port: 0` takes a free one. `now` is the provider's own clock. */
export async function startDodo({
  now = () => new Date(),
  port = 0,
}: {
  now?: () => Date;
  port?: number;
} = {}) {
  const records = openRecords(now);
  const asked: string[] = [];
  const faults = { failures: 0, hangs: 0 };
  let webhookUrl: string | null = null;
  let url = "";

  const messageOf = ({ type, payload, data }: Announcement): Message =>
    signedMessage(WEBHOOK_KEY, { type, data: { payload_type: payload, ...data } });
  const tell = async (news: Announcement) => {
    if (webhookUrl !== null) await deliver(webhookUrl, messageOf(news)).catch(() => 0);
  };
  const monthsOf = (productId: string) => (productId.endsWith("yearly") ? 12 : 1);
  const announce = (type: string, data: Parameters<typeof records.pay>[0]) =>
    void tell({ type, payload: "Subscription", data });

  const app = new Hono();
  app.route("/", hostedPages({ records, now, monthsOf, tell }));
  app.use(async (c, next) => {
    asked.push(`${c.req.method} ${c.req.path}`);
    if (faults.hangs > 0) {
      faults.hangs -= 1;
      await new Promise(() => {});
    }
    if (faults.failures > 0) {
      faults.failures -= 1;
      return c.json({ code: "INTERNAL_SERVER_ERROR", message: "Something went wrong" }, 500);
    }
    return next();
  });
  app.route("/", providerApi({ records, apiKey: API_KEY, now, pagesUrl: () => url, announce }));

  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  url = `http://127.0.0.1:${await listenOnLoopback(server, port)}`;

  return {
    ...records,
    url,
    /** Requests to the API so far, as `METHOD /path`. */
    asked,
    /** How many of the next requests to the API fail, or never get an answer. */
    faults,
    messageOf,
    /** What a server needs to know to take this for its provider. */
    environment: {
      ...PRODUCTS,
      DODO_API_KEY: API_KEY,
      DODO_WEBHOOK_KEY: WEBHOOK_KEY,
      DODO_BASE_URL: url,
      DODO_CHECKOUT_URL: url,
    },
    sendMessagesTo(server: string) {
      webhookUrl = new URL("/webhooks/dodo", server).href;
    },
    tell,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
