/**
 * A logo as the PDF library may have it. The library unpacks a PNG with transparency in a callback, where a broken file
 * would end the process; so a PNG is unpacked here and handed over without transparency, which it embeds as it is.
 */
import { inflateSync } from "node:zlib";
import { type DecodedPng, decode, encode } from "fast-png";

/** A small file can hold a huge picture. */
const MAX_PIXELS = 4_000_000;
/** Four samples of 16 bits for each pixel, and a byte for each row. */
const MAX_PNG_BYTES = MAX_PIXELS * 9;
const JPEG_START = 0xffd8;

/** Null where there is no logo, or one that can't be read; the report then shows the name alone. */
export function readLogo(dataUrl: string, background: string): Uint8Array | null {
  const [, type, base64 = ""] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(dataUrl) ?? [];
  if (type === undefined) return null;
  const bytes = Buffer.from(base64, "base64");
  try {
    if (type === "png") return onBackground(decode(pictureOnly(bytes)), background);
    // The library goes by the first bytes, not by the type, and must not get another PNG.
    return bytes.readUInt16BE(0) === JPEG_START ? bytes : null;
  } catch {
    return null;
  }
}

/** What a picture is made of. Profiles and texts may be packed too, without a limit. */
const NEEDED = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];

/** Throws where the picture is larger than its limits. */
function pictureOnly(bytes: Buffer): Buffer {
  const chunks = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (NEEDED.includes(type)) chunks.push({ type, whole: bytes.subarray(at, end) });
    at = end;
  }
  const [head, second] = chunks.filter(({ type }) => type === "IHDR");
  if (head === undefined || second !== undefined) throw new Error("A picture has one header");
  const pixels = head.whole.readUInt32BE(8) * head.whole.readUInt32BE(12);
  if (pixels === 0 || pixels > MAX_PIXELS) throw new Error("The picture is empty or too large");
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ whole }) => whole.subarray(8, -4));
  inflateSync(Buffer.concat(packed), { maxOutputLength: MAX_PNG_BYTES });
  return Buffer.concat([bytes.subarray(0, 8), ...chunks.map(({ whole }) => whole)]);
}

function onBackground(png: DecodedPng, background: string): Uint8Array {
  const { width, height } = png;
  const behind = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  const data = new Uint8Array(width * height * 3);
  const pixelAt = pixelReader(png);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = pixelAt(x, y);
      for (let channel = 0; channel < 3; channel++) {
        const under = behind[channel] ?? 0;
        data[(y * width + x) * 3 + channel] = Math.round(under + ((pixel[channel] ?? 0) - under) * pixel[3]);
      }
    }
  return encode({ width, height, data, channels: 3, depth: 8 });
}

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

/** Every kind of PNG as colors from 0 to 255, and opacity from 0 to 1. */
function pixelReader({ width, data, depth, channels, palette, transparency }: DecodedPng) {
  const most = 2 ** depth - 1;
  const rowLength = depth < 8 ? Math.ceil((width * depth) / 8) : width * channels;
  const sample = (x: number, y: number, channel: number): number => {
    if (depth >= 8) return data[y * rowLength + x * channels + channel] ?? 0;
    const bit = x * depth;
    return ((data[y * rowLength + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  const hasColor = channels >= 3;
  const hasOpacity = channels === 2 || channels === 4;
  return (x: number, y: number): Pixel => {
    const first = sample(x, y, 0);
    // A picture in full color may have a palette as a hint.
    if (palette && channels === 1) {
      const [red = 0, green = 0, blue = 0, opacity = 255] = palette[first] ?? [];
      return [red, green, blue, opacity / 255];
    }
    const green = hasColor ? sample(x, y, 1) : first;
    const blue = hasColor ? sample(x, y, 2) : first;
    const isClear =
      first === transparency?.[0] && (!hasColor || (green === transparency[1] && blue === transparency[2]));
    const opacity = hasOpacity ? sample(x, y, channels - 1) / most : isClear ? 0 : 1;
    return [(first * 255) / most, (green * 255) / most, (blue * 255) / most, opacity];
  };
}
