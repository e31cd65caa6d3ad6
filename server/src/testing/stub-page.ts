/** A web server on loopback that answers with whatever a test wants a page to be. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type StubPage = {
  host: string;
  url: (path: string) => string;
  hits: string[];
  close: () => Promise<void>;
};

export const ARTICLE = `<!doctype html><html lang="en"><head><title>How long should cold brew steep?</title>
<meta name="description" content="Steep times, tested."></head><body><article>
<h1>How long should cold brew steep?</h1>
<p>Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep leaves the coffee thin and sour.</p>
<h2>What ratio should I use?</h2><p>Use 1 part coffee to 8 parts water by weight: 100 g of coffee for 800 g of water.</p>
<h2>Which grind is best?</h2><p>A coarse grind keeps the brew clear, and it can be poured through a simple paper filter.</p>
</article></body></html>`;

export const html =
  (body: string, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);
  };

export async function startStubPage(pages: Record<string, RequestListener>): Promise<StubPage> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    hits.push(path);
    const page = pages[path];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    hits,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
