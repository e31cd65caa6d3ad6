/** A web site on loopback: a good article, a page that drips for ever, and the review's page of 78,486 headings. */
import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { listenOnLoopback } from "../../../server/src/testing/listen-on-loopback.ts";
import { ARTICLE } from "../../../server/src/testing/stub-page.ts";

const DRIP_MS = 500;
const HEADINGS = 78_486;
/** As many as fit into what a visitor's page may have. */
const HEADINGS_FOR_VISITORS = 30_000;

const headings = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `<h2>What is number ${n}?</h2><p>It is the number ${n} of them.</p>`,
  );
const bigPage = (count: number) => gzipSync(`<title>Big</title>${headings(count).join("")}`);

function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" });
  const timer = setInterval(() => response.write("a"), DRIP_MS);
  response.on("close", () => clearInterval(timer));
}

type AttackSite = { host: string; url(path: string): string; close(): Promise<void> };

export async function openAttackSite(): Promise<AttackSite> {
  const pages: Record<string, Buffer> = {
    "/big": bigPage(HEADINGS),
    "/big-for-visitors": bigPage(HEADINGS_FOR_VISITORS),
  };
  const server = createServer(({ url = "/" }, response) => {
    const path = url.split("?", 1)[0] ?? "/";
    if (path === "/drip") return drip(response);
    const big = pages[path];
    if (big) {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(big);
      return;
    }
    if (path === "/good") response.writeHead(200, { "content-type": "text/html" }).end(ARTICLE);
    else response.writeHead(404).end();
  });
  const host = `127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
