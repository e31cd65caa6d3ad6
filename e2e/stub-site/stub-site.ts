/** A loopback web site with articles and odd pages, for the product to fetch. */
import { createServer, type ServerResponse } from "node:http";
import { listenOnLoopback } from "@citeworthy/server/testing";
import { answerTo, CHANGED, SITEMAP_PATH, type StubResponse, sitemapFor, UNCHANGED } from "./answers.ts";

type StubSite = { url: string; stop: () => Promise<void> };

/**
 * `/held/KEY/SLUG` begins its answer and then only drips, until someone asks for `/release/KEY`; then it is the article
 * SLUG. So a test can look at the middle of an analysis without a clock, for as long as the product is patient.
 * `/changing/KEY` is another page from then on, until someone asks for `/restore/KEY`.
 */
export async function startStubSite(wanted = 0): Promise<StubSite> {
  const released = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();

  const hold = (key: string, go: () => void) => {
    if (released.has(key)) return go();
    waiting.set(key, [...(waiting.get(key) ?? []), go]);
  };
  const release = (key: string) => {
    released.add(key);
    for (const go of waiting.get(key) ?? []) go();
    waiting.delete(key);
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://stub").pathname;
    const [, room = "", key = "", slug = ""] = path.split("/");
    if (room === "held") {
      const end = drip(response);
      return hold(key, () => end(`/articles/${slug}`));
    }
    if (room === "release") release(key);
    if (room === "restore") released.delete(key);
    if (room === "changing") return sendAnswer(response, released.has(key) ? CHANGED : UNCHANGED);
    if (path === SITEMAP_PATH) return sendAnswer(response, sitemapFor(request.headers.host ?? ""));
    send(response, path);
  });
  const port = await listenOnLoopback(server, wanted);
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

const DRIP_MS = 500;

/** White space before a document means nothing to its reader, and keeps the line open. */
function drip(response: ServerResponse): (path: string) => void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  const dripping = setInterval(() => response.write("\n"), DRIP_MS);
  response.write("\n");
  response.once("close", () => clearInterval(dripping));
  return (path) => {
    clearInterval(dripping);
    response.end(answerTo(path).body);
  };
}

const send = (response: ServerResponse, path: string): void => sendAnswer(response, answerTo(path));

function sendAnswer(response: ServerResponse, { status, headers, body }: StubResponse): void {
  response.writeHead(status, headers).end(body);
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
