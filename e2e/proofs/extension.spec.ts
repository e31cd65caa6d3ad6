/** The extension, loaded as people load it, hands the page of a tab to the draft page. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lacksPrograms } from "@citeworthy/server/testing";
import { chromium, expect, test } from "@playwright/test";
import { findBrowser } from "../browser/find-browser.ts";
import { place } from "../product/place.ts";

const EXTENSION = join(import.meta.dirname, "../../extension");
const PAGE = `<!doctype html><html lang="en"><head><title>How long does a kettle take to boil?</title></head><body>
  <input value="4711"><article><h1>How long does a kettle take to boil?</h1>
  <p>A kettle of 3 kW takes about two minutes to boil a litre of water at 20 °C.</p>
  <p>${"Hard water leaves lime, which slows the kettle down over the years. ".repeat(4)}</p></article></body></html>`;

// The browser of the npm package has no extensions.
const isImpossible = lacksPrograms("the extension", { command: "chromium", package: "chromium" });

test("the extension hands the tab over, and runs no code from elsewhere", async () => {
  test.skip(isImpossible, "Chromium is not on this machine");
  const site = createServer((_, response) => {
    // Bookmarks with code don't work under such a policy.
    response.setHeader("Content-Security-Policy", "default-src 'none'");
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(PAGE);
  });
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
  const { executablePath, args, env } = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-extension-"));
  const extension = clickable(join(folder, "extension"));
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    headless: false,
    args: [
      ...args.filter((arg) => !arg.startsWith("--headless")),
      ...["--headless=new", `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
    ],
  });
  try {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/kettle`);
    const opened = context.waitForEvent("page");
    // A click on the button of the toolbar, which no test can reach, is this event.
    await worker.evaluate(async (base) => {
      const { chrome } = globalThis as unknown as { chrome: Chrome };
      await chrome.storage.sync.set({ base });
      const [tab] = await chrome.tabs.query({ active: true });
      chrome.action.onClicked.dispatch(tab);
    }, place.now.baseUrl);
    const draft = await opened;
    const field = draft.getByLabel("Your draft");
    await expect(field).toHaveValue(/A kettle of 3 kW takes about two minutes/);
    expect(await field.inputValue()).not.toContain("4711");
    await expect(draft.getByText(/words read/)).toBeVisible();
  } finally {
    await context.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A click gives the extension the tab; a test can't click in the toolbar, so its copy has the right to this host. */
function clickable(copy: string): string {
  cpSync(EXTENSION, copy, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(copy, "manifest.json"), "utf8"));
  writeFileSync(
    join(copy, "manifest.json"),
    JSON.stringify({ ...manifest, host_permissions: ["http://127.0.0.1/*"] }),
  );
  return copy;
}

type Chrome = {
  storage: { sync: { set(values: object): Promise<void> } };
  tabs: { query(filter: object): Promise<unknown[]> };
  action: { onClicked: { dispatch(tab: unknown): void } };
};
