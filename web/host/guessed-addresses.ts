/** Addresses that programs try by themselves, because many sites have the file there: each leads to where ours is. */
import type { EdgeApp } from "@citeworthy/server/http";

const FEED = "/rss.xml";
const MANIFEST = "/manifest.webmanifest";

const GUESSED: Readonly<Record<string, string>> = {
  "/atom.xml": FEED,
  "/index.xml": FEED,
  "/blog/feed": FEED,
  "/blog/feed.xml": FEED,
  "/blog/rss": FEED,
  "/blog/rss.xml": FEED,
  "/manifest.json": MANIFEST,
  "/site.webmanifest": MANIFEST,
  "/security.txt": "/.well-known/security.txt",
  "/sitemap_index.xml": "/sitemap.xml",
};
/** Older iPhones ask for the size of their screen. */
const SIZED_ICON = "/:file{apple-touch-icon-[0-9]+x[0-9]+(-precomposed)?\\.png}";

export function answerGuesses(app: EdgeApp): void {
  for (const [guess, real] of Object.entries(GUESSED)) app.get(guess, (c) => c.redirect(real, 301));
  app.get(SIZED_ICON, (c) => c.redirect("/apple-touch-icon.png", 301));
}
