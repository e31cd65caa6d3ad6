/** A film of a page has no mouse pointer: this draws one, and moves it as a hand would. */
import type { Locator, Page } from "@playwright/test";

const STEPS = 24;

export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const dot = document.createElement("div");
      dot.style.cssText =
        "position:fixed;z-index:2147483647;width:22px;height:22px;margin:-11px 0 0 -11px;border-radius:50%;background:rgb(35 70 224 / .28);border:2px solid rgb(35 70 224);pointer-events:none;left:-40px;top:-40px";
      document.documentElement.append(dot);
      addEventListener("mousemove", ({ clientX, clientY }) => {
        dot.style.left = `${clientX}px`;
        dot.style.top = `${clientY}px`;
      });
    });
  });
}

export async function moveTo(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box)
    await page.mouse.move(box.x + Math.min(box.width / 2, 160), box.y + box.height / 2, { steps: STEPS });
}

export async function press(page: Page, target: Locator): Promise<void> {
  await moveTo(page, target);
  await page.waitForTimeout(250);
  await target.click();
}

/** Scrolls so that an eye can follow. */
export async function glideTo(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const top = element.getBoundingClientRect().top + scrollY - 96;
    scrollTo({ top, behavior: "smooth" });
  });
  await page.waitForTimeout(1_200);
}
