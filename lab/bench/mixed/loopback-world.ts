/** The world outside of the product, on loopback: pages to analyze, a receiver of webhooks, and AI vendors. */
import { globSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { startLoopbackVendors } from "../../../server/src/adapters/ai/testing/loopback-vendors.ts";
import { listenOnLoopback } from "../../../server/src/testing/listen-on-loopback.ts";
import { answersOfVendors } from "./vendor-answers.ts";

const ARTICLES = join(import.meta.dirname, "../../../web/build/client/blog");
const PAGE = /^\/[a-z]+\/(\d+)$/;

/** Our own built articles, about 120 kB each. The number makes each page another one, so that no reply comes from a cache. */
function readArticles(): (number: number) => string {
  const articles = globSync("*/index.html", { cwd: ARTICLES })
    .sort()
    .map((file) => readFileSync(join(ARTICLES, file), "utf8"))
    // Otherwise every page would be a copy of the article on another host.
    .map((html) => html.replace(/<link rel="canonical"[^>]*>/, ""));
  if (articles.length === 0) throw new Error("There are no built articles: npm run build");
  return (number) =>
    (articles[number % articles.length] ?? "")
      .replace("</title>", ` (edition ${number})</title>`)
      .replace("</h1>", ` (edition ${number})</h1>`);
}

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  const host = `127.0.0.1:${await listenOnLoopback(server)}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { host, url: (path: string) => `http://${host}${path}`, close };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld() {
  const article = readArticles();
  const showPage: RequestListener = (request, response) => {
    const number = PAGE.exec(request.url ?? "")?.[1];
    if (number === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(article(Number(number)));
  };
  // Bulk runs and the readers of sources keep a pace per host: each has a host of its own.
  const [pages, bulkPages, monitorPages] = [
    await serve(showPage),
    await serve(showPage),
    await serve(showPage),
  ];

  /** How often each finished analysis was reported. */
  const received = new Map<string, number>();
  const receiver = await serve(async (request, response) => {
    const { type, data } = (await json(request)) as { type: string; data: { id: string } };
    if (type === "analysis.finished") received.set(data.id, (received.get(data.id) ?? 0) + 1);
    response.writeHead(204).end();
  });
  const vendors = await startLoopbackVendors(answersOfVendors(monitorPages.url));
  const opened = [pages, bulkPages, monitorPages, receiver, vendors];
  return {
    pages,
    bulkPages,
    monitorPages,
    receiver,
    received,
    settings: {
      ...vendors.environment("openai", "perplexity", "gemini"),
      FETCH_ALLOW_HOSTS: opened.map(({ host }) => host).join(","),
    },
    /** How many calls the vendors got since the last time. They keep whole requests, which would fill the memory. */
    takeVendorCalls: () => vendors.seen.splice(0).length,
    close: () => Promise.all(opened.map(({ close }) => close())),
  };
}
