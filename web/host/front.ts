/**
 * The listening socket. It opens at once; requests that come before the app is ready wait for it. Before it closes, it says
 * for a while that it isn't ready, so that proxies send requests elsewhere. A socket that was given to this process outlives
 * it: connections are accepted once the app is ready, and wait in the system's queue until then.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type ListenOptions, Server as SocketServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";

type Fetch = Parameters<typeof getRequestListener>[0];
type Stop = {
  /** How long proxies have to notice that it isn't ready any more; requests are still answered. */
  drainMs: number;
  /** Then requests under way may finish. Whatever is open after this time, such as an event stream, is cut. */
  graceMs: number;
};
export type Where = { port: number; host: string | null; socket: number | null };
export type Front = {
  port: number;
  server: Server;
  serve(fetch: Fetch): Promise<void>;
  stop(stop: Stop): Promise<void>;
};

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than clients keep a connection, so that they close it: a request that crosses our closing would be lost. */
const KEEP_ALIVE_MS = 65_000;
/** Below the patience of proxies. A first start creates a database and takes longer. */
const START_WAIT_MS = 10_000;
const MAX_WAITING = 500;
/** By then a proxy has closed its idle connections, or used them once more: the examples in deploy/ keep them for a second. */
const IDLE_MS = 2_000;

const HEALTH = "/healthz";

const unavailable = () =>
  Response.json(
    { status: "unavailable" },
    { status: 503, headers: { "Retry-After": "1", "Cache-Control": "no-store" } },
  );

/** Health is told at once: the process runs although it isn't ready, so a supervisor should wait and not restart it. */
function waitingFor(ready: Promise<Fetch>): Fetch {
  let waiting = 0;
  return async (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz/live")
      return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
    if (pathname === HEALTH || waiting >= MAX_WAITING) return unavailable();
    waiting++;
    try {
      const fetch = await Promise.race([ready, sleep(START_WAIT_MS, null, { ref: false })]);
      return fetch === null ? unavailable() : await fetch(request, env);
    } finally {
      waiting--;
    }
  };
}

/** Once `end` was called, each answer ends its connection: a proxy that keeps one open could send a request as it closes. */
function closingConnections() {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  return {
    note(response: ServerResponse): void {
      if (isEnding) response.shouldKeepAlive = false;
      open.add(response);
      response.once("close", () => open.delete(response));
    },
    end(): void {
      isEnding = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
  };
}

/** A proxy and this server could each believe another of two hosts. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;

export async function openFront({ port, host, socket }: Where): Promise<Front> {
  const { promise: ready, resolve: serve } = Promise.withResolvers<Fetch>();
  let fetch: Fetch = waitingFor(ready);
  const connections = closingConnections();
  const listener = getRequestListener((request, env) => fetch(request, env));
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      connections.note(response);
      if (!hasTwoHosts(request)) return void listener(request, response);
      response.writeHead(400, { "Content-Type": "text/plain", Connection: "close" });
      response.end("A request names one host.\n");
    },
  );
  const listen = (options: ListenOptions | { fd: number }) =>
    new Promise<void>((opened, failed) => {
      server.once("error", failed);
      server.listen(options, opened);
    });
  if (socket === null) await listen({ port, ...(host !== null && { host }) });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    server,
    async serve(next) {
      fetch = next;
      serve(next);
      if (socket !== null) await listen({ fd: socket });
    },
    async stop({ drainMs, graceMs }) {
      const answer = fetch;
      fetch = (request, env) =>
        new URL(request.url).pathname === HEALTH ? unavailable() : answer(request, env);
      connections.end();
      await sleep(drainMs);
      // The HTTP server's own close() would also end idle connections, on which a request may be on its way.
      const closed = new Promise<void>((done) => SocketServer.prototype.close.call(server, () => done()));
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await Promise.race([closed, sleep(Math.min(drainMs, IDLE_MS))]);
      server.close();
      await closed;
      clearTimeout(cut);
    },
  };
}
