/**
 * Many hosts on loopback, each with an address of its own: most pages are articles, the others slow, endless, looping, packed,
 * deeply nested, forbidden, disallowed by robots.txt, or redirects to private addresses. Every request is noted.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { ARTICLE } from "../stub-page.ts";

export const SOURCE_KINDS = [
  "article",
  "slow",
  "huge",
  "loop",
  "packed",
  "nested",
  "forbidden",
  "disallowed",
  "private",
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
/** Of ten pages, how many are articles; the others take turns. */
const ARTICLES_OF_TEN = 7;
const DRIP_MS = 200;
const CHUNK = Buffer.alloc(64 * 1024, "<p>More and more words.</p>");
const PACKED = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
const NESTED = `<title>Deep</title>${"<div>".repeat(20_000)}<p>Deep down.</p>`;
const ROBOTS = "User-agent: *\nDisallow: /disallowed/\n";

/** `at`: by the clock of the machine, in milliseconds. */
export type SourceRequest = { host: string; path: string; at: number };
export type SourceHosts = {
  /** `host:port` of each, for FETCH_ALLOW_HOSTS. */
  hosts: string[];
  /** Addresses of this machine that are not on that list. */
  privateHosts: string[];
  urlOf(n: number): string;
  kindOf(n: number): SourceKind;
  requests: SourceRequest[];
  close(): Promise<void>;
};

const html = { "content-type": "text/html; charset=utf-8" };

function send(kind: string, request: IncomingMessage, response: ServerResponse): void {
  switch (kind) {
    case "slow": {
      response.writeHead(200, html);
      const timer = setInterval(() => response.write("a"), DRIP_MS);
      response.on("close", () => clearInterval(timer));
      return;
    }
    case "huge": {
      response.writeHead(200, html);
      const more = () => {
        while (!response.destroyed && response.write(CHUNK));
      };
      response.on("drain", more);
      more();
      return;
    }
    case "loop":
      response.writeHead(302, { location: `${request.url}x` }).end();
      return;
    case "packed":
      response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(PACKED);
      return;
    case "nested":
      response.writeHead(200, html).end(NESTED);
      return;
    case "forbidden":
      response.writeHead(403, html).end("no");
      return;
    case "private":
      response.writeHead(302, { location: "http://169.254.169.254/latest/" }).end();
      return;
    default:
      response.writeHead(200, html).end(ARTICLE.replaceAll("cold brew", `cold brew of ${request.url}`));
  }
}

export async function startSourceHosts({ hosts: count }: { hosts: number }): Promise<SourceHosts> {
  const requests: SourceRequest[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? "/";
    requests.push({ host: request.headers.host ?? "", path, at: performance.timeOrigin + performance.now() });
    if (path === "/robots.txt") response.writeHead(200, { "content-type": "text/plain" }).end(ROBOTS);
    else send(path.split("/")[1] ?? "", request, response);
  };
  const server = createServer(listener);
  // Every address of 127.0.0.0/8 is this machine, so one server is many hosts.
  await new Promise<void>((opened) => server.listen(0, "0.0.0.0", opened));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const hostAt = (net: number, n: number) =>
    `127.${net}.${Math.floor(n / 200)}.${(n % 200) + 1}:${address.port}`;
  const hosts = Array.from({ length: count }, (_, n) => hostAt(1, n));
  const kindOf = (n: number): SourceKind => {
    if (n % 10 < ARTICLES_OF_TEN) return "article";
    const others = SOURCE_KINDS.filter((kind) => kind !== "article");
    return others[(Math.floor(n / 10) * (10 - ARTICLES_OF_TEN) + (n % 10)) % others.length] ?? "article";
  };
  return {
    hosts,
    privateHosts: [hostAt(2, 0), hostAt(2, 1)],
    urlOf: (n) => `http://${hosts[n % count]}/${kindOf(n)}/${n}`,
    kindOf,
    requests,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
