/** The listening socket. It opens at once and says 503 until the app behind it is ready, and again while stopping. */
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";

type Fetch = Parameters<typeof getRequestListener>[0];
export type Front = {
  port: number;
  server: Server;
  serve(fetch: Fetch): void;
  stop(graceMs: number): Promise<void>;
};

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** The process runs although it isn't ready, so a supervisor should wait and not restart it. */
const notReady: Fetch = (request) =>
  new URL(request.url).pathname === "/healthz/live"
    ? Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } })
    : Response.json(
        { status: "unavailable" },
        { status: 503, headers: { "Retry-After": "1", "Cache-Control": "no-store" } },
      );

export async function openFront(port: number, host: string | null): Promise<Front> {
  let fetch: Fetch = notReady;
  const listener = getRequestListener((request, env) => fetch(request, env));
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    listener,
  );
  await new Promise<void>((opened, failed) => {
    server.once("error", failed);
    server.listen({ port, ...(host !== null && { host }) }, opened);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    server,
    serve: (next) => {
      fetch = next;
    },
    /** Requests under way may finish; whatever is open after the grace, such as an event stream, is cut. */
    async stop(graceMs) {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}
