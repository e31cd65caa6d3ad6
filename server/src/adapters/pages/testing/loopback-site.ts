/** For tests: a site on this machine, and a made-up internet whose every address leads to it. */
import type { LookupAddress } from "node:dns";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, createServer as createTcpServer, isIP, type Socket } from "node:net";
import { onTestFinished, vi } from "vitest";
import type { GatherOptions } from "../../../ports/analysis/pages.ts";
import { listenOnLoopback } from "../../../testing/listen-on-loopback.ts";
import { PATIENCE } from "../../../testing/patience.ts";
import { createPages, type PagesOptions } from "../create-pages.ts";
import type { Dial } from "../guard/guarded-agent.ts";
import { patientLimits } from "../guard/limits.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
export type LoopbackSite = {
  port: number;
  origin: string;
  pair: string;
  asked: string[];
  close(): Promise<void>;
};

export const NOW = new Date("2026-11-05T12:00:00Z");

/** Routes by path; anything else is 404. */
export async function loopbackSite(routes: Record<string, Handler>): Promise<LoopbackSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.on("error", () => {});
    const handler = routes[request.url ?? ""];
    if (handler) handler(request, response);
    else response.writeHead(404).end("nothing here");
  });
  const port = await listenOnLoopback(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ...placeOf(port), asked, close };
}

/** A server below HTTP: it is given the path and the socket, and says what it likes. */
export async function rawSite(routes: Record<string, (socket: Socket) => void>): Promise<LoopbackSite> {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  const server = createTcpServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.once("data", (data) => {
      const path = data.toString("latin1").split(" ")[1] ?? "";
      asked.push(path);
      routes[path]?.(socket);
    });
  });
  const port = await listenOnLoopback(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { ...placeOf(port), asked, close };
}

function placeOf(port: number) {
  return { port, origin: `http://127.0.0.1:${port}`, pair: `127.0.0.1:${port}` };
}

export function html(body: string, headers: Record<string, string> = {}): Handler {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
  };
}

export function text(body: string | Buffer, contentType = "text/plain"): Handler {
  return (_request, response) => response.writeHead(200, { "content-type": contentType }).end(body);
}

export function answers(status: number): Handler {
  return (_request, response) => response.writeHead(status).end();
}

export function hostOf(request: IncomingMessage): string {
  return `http://${request.headers.host}`;
}

/** A sitemap in which `{origin}` is replaced by the site's own address. */
export function sitemap(body: string): Handler {
  return (request, response) =>
    text(body.replaceAll("{origin}", hostOf(request)), "application/xml")(request, response);
}

export function urlset(...entries: string[]): string {
  return `<?xml version="1.0"?><urlset xmlns="x">${entries.map((entry) => `<url>${entry}</url>`).join("")}</urlset>`;
}

export function redirect(location: string, status = 302): Handler {
  return (_request, response) => response.writeHead(status, { location }).end();
}

/** A site and pages that may read it, both closed when the running test is over. */
export async function siteWith(routes: Record<string, Handler>, options: Partial<PagesOptions> = {}) {
  const site = await loopbackSite(routes);
  const pages = pagesFor([site], options);
  onTestFinished(async () => {
    await pages.close();
    await site.close();
  });
  const gather = (path = "/a", request?: GatherOptions) => pages.gather(site.origin + path, request);
  return { site, pages, gather };
}

export function pagesFor(sites: LoopbackSite[], { limits, ...options }: Partial<PagesOptions> = {}) {
  return createPages({
    allow: sites.map(({ pair }) => pair),
    production: false,
    now: () => NOW,
    lookup: () => Promise.reject(new Error("tests look up no names")),
    // A site on a busy machine is slow, and only a test that says so is about slowness.
    limits: { ...patientLimits({ fetchTimeoutSeconds: 5, patience: PATIENCE }), ...limits },
    ...options,
  });
}

/**
 * Ends the wait that began last when a handler says so. A short limit would also hold for the answers before it, and on a
 * busy machine those would miss it.
 */
export function waitsThatEnd(): { endLast(): void } {
  const waits: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const wait = new AbortController();
    waits.push(wait);
    return wait.signal;
  });
  return { endLast: () => waits.at(-1)?.abort(new DOMException("The time is up.", "TimeoutError")) };
}

/**
 * Writes down every address that would have been dialled, and dials the site instead; the socket then claims to have
 * reached that address. Nothing leaves this machine, and everything before and after the connection is real.
 */
export function recordedDial(
  site: LoopbackSite,
  claim = (address: string) => address,
): { dial: Dial; dialled: string[] } {
  const dialled: string[] = [];
  const dial: Dial = (lookup) => (options, callback) => {
    const open = (address: string) => {
      dialled.push(address);
      const socket = connect(site.port, "127.0.0.1");
      Object.defineProperty(socket, "remoteAddress", { value: claim(address) });
      socket.once("error", (error) => callback(error, null));
      socket.once("connect", () => callback(null, socket));
    };
    if (isIP(options.hostname)) return open(options.hostname);
    lookup(options.hostname, { all: true }, (error, found) => {
      const [first] = found as LookupAddress[];
      if (error || !first) callback(error ?? new Error("no address"), null);
      else open(first.address);
    });
  };
  return { dial, dialled };
}
