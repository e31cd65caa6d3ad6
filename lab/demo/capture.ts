/** What a page looks like over time: Chromium sends a picture whenever something changed, each with its time. */
import type { Page } from "@playwright/test";

export type Frame = { at: number; jpeg: Buffer };
export type Size = { width: number; height: number };
export type Take = { frames: Frame[]; seconds: number };

export async function capture(page: Page, { width, height }: Size, act: () => Promise<void>): Promise<Take> {
  const devtools = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, jpeg: Buffer.from(data, "base64") });
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await devtools.send("Page.startScreencast", {
    format: "jpeg",
    quality: 92,
    maxWidth: width,
    maxHeight: height,
    everyNthFrame: 1,
  });
  const start = Date.now() / 1000;
  await act();
  const end = Date.now() / 1000;
  await devtools.send("Page.stopScreencast");
  const first = Math.min(start, frames[0]?.at ?? start);
  return {
    frames: frames.map((frame) => ({ ...frame, at: Math.max(0, frame.at - first) })),
    seconds: end - first,
  };
}
