/**
 * What a hostile account points the product at, as a process of its own, so that making large answers doesn't slow the
 * one that measures. Prints its port; `/counts` tells how often each path was asked for.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { listenOnLoopback } from "../../../server/src/testing/listen-on-loopback.ts";
import { ARTICLE } from "../../../server/src/testing/stub-page.ts";

const DRIP_MS = 500;
const MEGABYTE = 1024 * 1024;
/** As the review had it: 511 kB of rules that each match slowly. */
const RULES = `User-agent: *\n${Array.from({ length: 30_000 }, (_, n) => `Disallow:/x${n}*z`).join("\n")}`;

const sitemap = (host: string, urls: number) =>
  `<urlset>${Array.from({ length: urls }, (_, n) => `<url><loc>http://${host}/p${n}</loc></url>`).join("")}</urlset>`;

function drip(response: ServerResponse, chunk: string | Buffer, ms: number): void {
  const timer = setInterval(() => response.write(chunk), ms);
  response.on("close", () => clearInterval(timer));
}

const XML = { "content-type": "application/xml" };
const HTML = { "content-type": "text/html" };
const JSON_TYPE = { "content-type": "application/json" };
const counts: Record<string, number> = {};
let received: number[] = [];
let model: "down" | "deep" | "bomb" | "endless" = "down";
let hasRules = false;
let bomb: Buffer | null = null;
const block = Buffer.alloc(MEGABYTE, "[");

/** Each says what it does by its name. `/receiver` never answers, `/victim` does and notes when. */
const paths: Record<
  string,
  (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void
> = {
  "/robots.txt": (_, response) =>
    response.writeHead(200, { "content-type": "text/plain" }).end(hasRules ? RULES : ""),
  "/rules": (_, response, query) => {
    hasRules = query.get("are") === "on";
    response.end();
  },
  "/sitemap.xml": (request, response, query) =>
    response.writeHead(200, XML).end(sitemap(request.headers.host ?? "", Number(query.get("urls")))),
  "/packed.xml": (_, response) => {
    bomb ??= gzipSync(Buffer.alloc(95 * MEGABYTE, " "));
    response.writeHead(200, { "content-type": "application/gzip" }).end(bomb);
  },
  "/drip": (_, response) => drip(response.writeHead(200, HTML), "a", DRIP_MS),
  "/broken": (_, response) => response.writeHead(500).end(),
  "/good": (_, response) => response.writeHead(200, HTML).end(ARTICLE),
  "/copy": (request, response) =>
    response
      .writeHead(200, HTML)
      .end(
        ARTICLE.replace(
          "</title>",
          `</title><link rel="canonical" href="http://${request.headers.host}/good">`,
        ),
      ),
  "/receiver": () => {},
  "/victim": (_, response) => {
    received.push(Date.now());
    response.writeHead(204).end();
  },
  "/received": (_, response) => {
    response.end(JSON.stringify(received));
    received = [];
  },
  "/counts": (_, response) => response.end(JSON.stringify(counts)),
  "/model": (_, response, query) => {
    model = (query.get("is") ?? "down") as typeof model;
    response.end();
  },
  "/v1/chat/completions": (_, response) => {
    if (model === "down") return void response.writeHead(503).end();
    response.writeHead(200, model === "bomb" ? { ...JSON_TYPE, "content-encoding": "gzip" } : JSON_TYPE);
    if (model === "deep") return void response.end(block.toString().repeat(6));
    if (model === "bomb") return void response.end(gzipSync(Buffer.alloc(600 * MEGABYTE, " ")));
    drip(response, block, 20);
  },
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://site");
  counts[pathname] = (counts[pathname] ?? 0) + 1;
  const answer = paths[pathname];
  if (answer) answer(request, response, searchParams);
  else response.writeHead(404).end();
});
process.stdout.write(`${await listenOnLoopback(server)}\n`);
