/** `node lab/demo/record-demo.ts`: drives the running product in Chromium and films it: film, captions and poster into web/public/demo. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../e2e/browser/find-browser.ts";
import { startProduct } from "../../e2e/product/start-product.ts";
import { startStubSite } from "../../e2e/stub-site/stub-site.ts";
import { asVtt, type Caption } from "./captions.ts";
import { capture } from "./capture.ts";
import { encode } from "./encode.ts";
import { glideTo, press, showPointer } from "./pointer.ts";
import { poster } from "./poster.ts";

const SIZE = { width: 1280, height: 720 };
const OUT = join(import.meta.dirname, "../../web/public/demo");
const READING_MS = 2_800;
const SITE = "harbour-notes.example";

type Say = (text: string) => void;

async function story(page: Page, url: string, say: Say): Promise<void> {
  const look = () => page.waitForTimeout(READING_MS);
  say("Paste the link of an article.");
  await press(page, page.getByLabel("Page URL"));
  await page.keyboard.type(url, { delay: 28 });
  await press(page, page.locator('form button[type="submit"]'));
  say("The page is fetched and read the way an AI crawler reads it.");
  await page.waitForURL(/\/analysis\//);
  say("Seven sections, one score, and which crawlers may read the page.");
  await look();
  say("The edits to make first.");
  await glideTo(page, page.getByRole("heading", { name: "Do this next" }));
  await look();
  say("Open a section to see the findings and the text they quote.");
  await press(page, page.getByRole("button", { name: /^Content Structure/ }));
  await glideTo(page, page.getByRole("heading", { name: "Optimization Recommendations" }));
  await look();
  say("Each check shows its studies, including contrary ones.");
  await press(
    page,
    page
      .getByText(/^Evidence [A-D]/)
      .filter({ visible: true })
      .first(),
  );
  await look();
  say("Create a better version. Each change can be kept or undone.");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "smooth" }));
  await press(page, page.getByRole("button", { name: "Create GEO Optimized Article" }));
  await page.getByRole("heading", { name: "Generated Article" }).waitFor();
  await look();
  say("The text and the score follow each choice. All statements come from the page.");
  await press(page, page.getByRole("button", { name: "Undo" }).first());
  await look();
  await press(page, page.getByRole("button", { name: "Keep" }).first());
  await look();
}

/** A name reads better in a film than an address; a machine that keeps the usual port for itself shows another. */
const stub = await startStubSite(80).catch(() => startStubSite());
const site = new URL(stub.url);
site.hostname = SITE;
const product = await startProduct("demo", {
  DEMO_SITE: SITE,
  NODE_OPTIONS: `--import ${new URL("./name-on-loopback.ts", import.meta.url).href}`,
  FETCH_ALLOW_HOSTS: `${SITE}:${site.port || 80}`,
  FETCH_ALLOW_HOSTS_IN_PRODUCTION: "yes",
});
const { executablePath, args } = await findBrowser(console.log);
const browser = await chromium.launch({ executablePath, args });
try {
  const page = await browser.newPage({ viewport: SIZE, baseURL: product.url, colorScheme: "light" });
  await page.request.post("/api/auth/sign-up/email", {
    data: { email: "demo@example.com", password: "only for the demo 1", name: "" },
    headers: { Origin: product.url },
  });
  await showPointer(page);
  await page.goto("/");
  const captions: Caption[] = [];
  const began = Date.now();
  const say: Say = (text) => captions.push({ at: (Date.now() - began) / 1000, text });
  const take = await capture(page, SIZE, () => story(page, new URL("/late-answer", site).href, say));

  mkdirSync(OUT, { recursive: true });
  for (const [codec, name] of [
    ["vp9", "demo.webm"],
    ["avc", "demo.mp4"],
  ] as const)
    writeFileSync(join(OUT, name), await encode(browser, take, SIZE, codec));
  writeFileSync(join(OUT, "demo.vtt"), asVtt(captions, take.seconds));
  await page.evaluate(() => scrollTo(0, 0));
  writeFileSync(join(OUT, "poster.webp"), await poster(browser, page));
  console.log(`${take.seconds.toFixed(1)} s, ${take.frames.length} pictures, in ${OUT}`);
} finally {
  await browser.close();
  await product.stop();
  await stub.stop();
}
