/** Pictures -> film, in Chromium itself: its own encoders, and mediabunny for the container. Nothing else to install. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Size, Take } from "./capture.ts";

type Codec = "vp9" | "avc";

/** A mostly still page needs little; the two encoders keep to it unequally well. */
const BITS_PER_SECOND: Record<Codec, number> = { vp9: 350_000, avc: 700_000 };
const FRAMES_PER_SECOND = 25;

const library = () =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve("mediabunny")), "mediabunny.min.mjs"));

export async function encode(
  browser: Browser,
  { frames, seconds }: Take,
  size: Size,
  codec: Codec,
): Promise<Buffer> {
  const page = await browser.newPage();
  // The encoders exist only in a secure context, which localhost is; nothing leaves this page.
  await page.route("**/*", (route) => {
    const path = new URL(route.request().url()).pathname;
    const number = /^\/frame\/(\d+)$/.exec(path)?.[1];
    const picture = number === undefined ? undefined : frames[Number(number)]?.jpeg;
    if (picture) return route.fulfill({ body: picture, contentType: "image/jpeg" });
    if (path === "/mediabunny.mjs") return route.fulfill({ body: library(), contentType: "text/javascript" });
    return route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
  });
  await page.goto("http://localhost/");
  const film = await page.evaluate(inBrowser, {
    times: frames.map((frame) => frame.at),
    seconds,
    size,
    codec,
    rate: FRAMES_PER_SECOND,
    bitrate: BITS_PER_SECOND[codec],
  });
  await page.close();
  return Buffer.from(film, "base64");
}

type Job = { times: number[]; seconds: number; size: Size; codec: Codec; rate: number; bitrate: number };

/** Runs in the page. The rate is constant: a picture is shown again until there is a newer one. */
async function inBrowser({ times, seconds, size, codec, rate, bitrate }: Job): Promise<string> {
  const bunny = await import("/mediabunny.mjs" as string);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext("2d", { alpha: false });
  const format =
    codec === "vp9" ? new bunny.WebMOutputFormat() : new bunny.Mp4OutputFormat({ fastStart: "in-memory" });
  const output = new bunny.Output({ format, target: new bunny.BufferTarget() });
  const source = new bunny.CanvasSource(canvas, { codec, bitrate, keyFrameInterval: 4 });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  let shown = -1;
  for (let index = 0; index < seconds * rate; index++) {
    let next = shown;
    while (next + 1 < times.length && (times[next + 1] ?? 0) <= index / rate) next++;
    next = Math.max(0, next);
    if (next !== shown) {
      const picture = await createImageBitmap(await (await fetch(`/frame/${next}`)).blob());
      context?.drawImage(picture, 0, 0, size.width, size.height);
      picture.close();
      shown = next;
    }
    await source.add(index / rate, 1 / rate);
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
