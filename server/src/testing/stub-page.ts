/** A web server on loopback that answers with whatever a test wants a page to be. */
import { createServer, type RequestListener } from "node:http";
import { listenOnLoopback } from "./listen-on-loopback.ts";

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

/** A page that edits clearly help: calls and small talk first, the answer late, headings that say nothing. */
export const LATE_ANSWER = `<!doctype html><html lang="en"><head><title>How much does a rain barrel cost?</title></head><body><main><article>
<h1>How much does a rain barrel cost?</h1>
<p>Welcome back to the garden blog! Sign up for our newsletter and never miss a post.</p>
<p>In this post we will look at everything you need to know before you buy. Water is precious, and every gardener knows the feeling of an empty can on a hot evening. Many of us carried buckets as children and swore never to do it again.</p>
<p>Gardens have always been places of rest, and a good garden asks for patience. Some people love roses, others grow beans, and nearly all of them talk about the weather. The shops know this and put their barrels by the door as soon as spring begins.</p>
<p>It pays to think about your roof, your soil and your neighbours first. A barrel is with you for a long time, so take an afternoon for the choice and ask around.</p>
<h2>Overview</h2>
<p>Plastic is light and easy to move. Oak looks better next to a wooden house and weighs three times as much.</p>
<h2>Prices</h2>
<p>A rain barrel of 200 litres costs between $60 and $180 in most shops. A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.</p>
<h2>More</h2>
<p>Installing a rain barrel takes about two hours with a saw and a drill. A plumber charges $120 for the same work, according to <a href="https://city.example.gov/barrels">the city's price list of 2026</a>.</p>
<p>Don't forget to share this post with your friends!</p>
</article></main></body></html>`;

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
  const host = `127.0.0.1:${await listenOnLoopback(server)}`;
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
