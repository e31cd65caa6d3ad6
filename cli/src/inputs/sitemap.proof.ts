import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { analyze } from "../commands/analyze.ts";
import { KETTLES } from "../testing/pages.ts";
import { folderWith, rows, runCli } from "../testing/run-cli.ts";

const urlset = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;

/** A site with an index that names a gzipped sitemap, itself, and a sitemap that lists another host. */
async function startSite() {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (path === "/index.xml")
      return response.end(
        `<sitemapindex>${["/pages.xml.gz", "/index.xml", "/foreign.xml"].map((one) => `<sitemap><loc>${base}${one}</loc></sitemap>`).join("")}</sitemapindex>`,
      );
    if (path === "/pages.xml.gz")
      return response.end(gzipSync(urlset(`${base}/a`, `${base}/b`, `${base}/a`, `${base}/c`)));
    if (path === "/foreign.xml") return response.end(urlset("https://other.example/x", `${base}/d`));
    if (/^\/[abcd]$/.test(path)) return response.writeHead(200, { "content-type": "text/html" }).end(KETTLES);
    return response.writeHead(404).end();
  });
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, base: `http://${host}` };
}

test("the pages of a sitemap are analyzed once each, and only those of the sitemap's site", async () => {
  const { host, base } = await startSite();
  const env = { FETCH_ALLOW_HOSTS: host };
  const ended = await runCli(folderWith({}), ["analyze", "--sitemap", `${base}/index.xml`, "--json"], env);
  expect(ended).toMatchObject({ status: 0, err: "" });
  expect(rows(ended).map(({ url }) => url)).toEqual(["a", "b", "c", "d"].map((name) => `${base}/${name}`));

  const two = await runCli(
    folderWith({}),
    ["analyze", "--sitemap", `${base}/index.xml`, "--max-pages", "2", "--json"],
    env,
  );
  expect(rows(two)).toHaveLength(2);
});

test("a sitemap can be a file", async () => {
  const { host, base } = await startSite();
  const folder = folderWith({ "map.xml": urlset(`${base}/a`) });
  const ended = await runCli(folder, ["analyze", "--sitemap", "map.xml", "--json"], {
    FETCH_ALLOW_HOSTS: host,
  });
  expect(rows(ended)).toMatchObject([{ url: `${base}/a` }]);
});

test("what isn't a sitemap is refused, and so are private addresses and wrong numbers", async () => {
  const folder = folderWith({
    "map.xml": urlset("https://a.test/"),
    "index.xml": "<sitemapindex></sitemapindex>",
    "page.html": KETTLES,
  });
  const at = (name: string) => join(folder, name);
  const refusal = (...args: string[]) => expect(analyze.run(args)).rejects;
  await refusal("--sitemap", at("index.xml")).toThrow(/index of sitemaps/);
  await refusal("--sitemap", at("page.html")).toThrow(/not a sitemap/);
  await refusal("--sitemap", at("gone.xml")).toThrow(/File not found/);
  await refusal("--sitemap", at("map.xml"), "--max-pages", "0").toThrow(/from 1 to 50000/);
  await refusal(at("page.html"), "--sitemap", at("map.xml")).toThrow(/not both/);
  await refusal(at("page.html"), "--max-pages", "3").toThrow(/works with --sitemap/);
  await refusal("--sitemap", "https://a.test/sitemap.xml", "--offline").toThrow(/--offline/);
  await refusal("--sitemap", "http://169.254.169.254/sitemap.xml").toThrow();
});
