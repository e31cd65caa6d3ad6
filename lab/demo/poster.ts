/** The picture before the film starts: a screenshot as WebP, a third of its weight as JPEG. */
import type { Browser, Page } from "@playwright/test";

const QUALITY = 0.7;
/** Wide enough for the place it has on the page. */
const WIDTH = 960;

export async function poster(browser: Browser, page: Page): Promise<Buffer> {
  const png = await page.screenshot();
  const studio = await browser.newPage();
  const bytes = await studio.evaluate(
    async ({ source, width, quality }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width));
      const context = canvas.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      const webp = await canvas.convertToBlob({ type: "image/webp", quality });
      return [...new Uint8Array(await webp.arrayBuffer())];
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, width: WIDTH, quality: QUALITY },
  );
  await studio.close();
  return Buffer.from(bytes);
}
