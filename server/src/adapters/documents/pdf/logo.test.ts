import { deflateSync } from "node:zlib";
import { PLAIN_BRAND } from "@citeworthy/core/client-report/report-brand";
import { decode } from "fast-png";
import { expect, test } from "vitest";
import { readPdf } from "../testing/read-pdf.ts";
import { readLogo } from "./logo.ts";
import { reportFiles } from "./report-files.ts";

const WHITE = "#ffffff";
const chunk = (name: string, data: Buffer, length = data.length): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
};
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
type Head = { width: number; height: number; depth: number; type: number; isInterlaced?: boolean };
const headChunk = ({ width, height, depth, type, isInterlaced = false }: Head): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, type, 0, 0, isInterlaced ? 1 : 0], 8);
  return chunk("IHDR", data);
};
const END = chunk("IEND", Buffer.alloc(0));
const pngOf = (head: Head, rows: number[], ...before: Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, headChunk(head), ...before, chunk("IDAT", deflateSync(Buffer.from(rows))), END]);
const urlOf = (bytes: Buffer, type = "png"): string =>
  `data:image/${type};base64,${bytes.toString("base64")}`;

const GRAY = 0;
const RGB = 2;
const PALETTE = 3;
const GRAY_ALPHA = 4;
const RGBA = 6;
const pair = (depth: number, type: number): Head => ({ width: 2, height: 1, depth, type });

/** The second pixel of the first is stored as its difference from the one before. */
const KINDS: [string, Buffer, number[]][] = [
  [
    "RGB with opacity",
    pngOf(pair(8, RGBA), [1, 200, 100, 50, 255, 0, 0, 0, 128]),
    [200, 100, 50, 228, 178, 153],
  ],
  ["RGB", pngOf(pair(8, RGB), [0, 1, 2, 3, 4, 5, 6]), [1, 2, 3, 4, 5, 6]],
  [
    "RGB with a clear color",
    pngOf(
      { ...pair(8, RGB), height: 2 },
      [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 4, 5, 6],
      chunk("tRNS", Buffer.from([0, 4, 0, 5, 0, 6])),
    ),
    [1, 2, 3, 255, 255, 255, 7, 8, 9, 255, 255, 255],
  ],
  [
    "RGB with a palette as a hint",
    pngOf(pair(8, RGB), [0, 1, 2, 3, 4, 5, 6], chunk("PLTE", Buffer.from([9, 9, 9]))),
    [1, 2, 3, 4, 5, 6],
  ],
  ["RGB of 16 bits", pngOf(pair(16, RGB), [0, 1, 0, 2, 0, 3, 0, 255, 255, 0, 0, 8, 0]), [1, 2, 3, 255, 0, 8]],
  ["gray", pngOf(pair(8, GRAY), [0, 7, 200]), [7, 7, 7, 200, 200, 200]],
  ["gray of one bit", pngOf(pair(1, GRAY), [0, 0b01000000]), [0, 0, 0, 255, 255, 255]],
  ["gray of four bits", pngOf(pair(4, GRAY), [0, 0x1f]), [17, 17, 17, 255, 255, 255]],
  ["gray with opacity", pngOf(pair(8, GRAY_ALPHA), [0, 7, 255, 9, 0]), [7, 7, 7, 255, 255, 255]],
  [
    "palette of two bits with opacity",
    pngOf(
      pair(2, PALETTE),
      [0, 0b00010000],
      chunk("PLTE", Buffer.from([10, 20, 30, 40, 50, 60])),
      chunk("tRNS", Buffer.from([255, 0])),
    ),
    [10, 20, 30, 255, 255, 255],
  ],
  [
    "interlaced",
    pngOf({ ...pair(8, RGB), isInterlaced: true }, [0, 1, 2, 3, 0, 4, 5, 6]),
    [1, 2, 3, 4, 5, 6],
  ],
];

test.each(KINDS)("a PNG keeps its colors on the report's background: %s", (_, bytes, colors) => {
  const picture = decode(readLogo(urlOf(bytes), WHITE) ?? new Uint8Array());
  expect(picture).toMatchObject({ width: 2, channels: 3, depth: 8 });
  expect([...picture.data]).toEqual(colors);
});

const ZEROS = Buffer.alloc(60_000_000);
const [, SOUND = Buffer.alloc(0)] = KINDS[0] ?? [];
const BROKEN: [string, string][] = [
  ["nothing", urlOf(Buffer.alloc(1))],
  ["no picture", urlOf(Buffer.concat([SIGNATURE, END]))],
  ["WebP", urlOf(Buffer.from("RIFF"), "webp")],
  ["a page", urlOf(Buffer.from("<html>".repeat(20)))],
  ["a PNG that says it is a JPEG", urlOf(SOUND, "jpeg")],
  ["no pixels", urlOf(pngOf({ ...pair(8, RGB), width: 0 }, [0]))],
  ["too many pixels", urlOf(pngOf({ ...pair(8, RGB), width: 0xffff_ffff, height: 0xffff_ffff }, [0]))],
  ["an unknown color type", urlOf(pngOf(pair(8, 5), [0, 1, 2]))],
  ["an unknown depth", urlOf(pngOf(pair(3, GRAY), [0, 1, 2]))],
  ["an unknown filter", urlOf(pngOf(pair(8, GRAY), [9, 1, 2]))],
  ["too few rows", urlOf(pngOf({ ...pair(8, GRAY), height: 3 }, [0, 1, 2]))],
  [
    "data that isn't packed",
    urlOf(Buffer.concat([SIGNATURE, headChunk(pair(8, RGBA)), chunk("IDAT", Buffer.from("no")), END])),
  ],
  [
    "a second, larger header",
    urlOf(pngOf(pair(8, GRAY), [0, 1, 2], headChunk({ ...pair(8, GRAY), width: 60_000, height: 60_000 }))),
  ],
  [
    "data that unpacks to sixty megabytes",
    urlOf(Buffer.concat([SIGNATURE, headChunk(pair(8, GRAY)), chunk("IDAT", deflateSync(ZEROS)), END])),
  ],
  [
    "a chunk that is longer than the file",
    urlOf(pngOf(pair(8, GRAY), [0, 1, 2], chunk("IDAT", Buffer.alloc(4), 0xffff_fff0))),
  ],
  [
    "a chunk that is shorter than it is",
    urlOf(pngOf(pair(8, GRAY), [0, 1, 2], chunk("PLTE", Buffer.alloc(9), 3))),
  ],
];

test.each(BROKEN)("a logo that can't be read is left out: %s", (_, url) => {
  expect(readLogo(url, WHITE)).toBeNull();
});

test("a packed profile isn't unpacked", () => {
  const profile = chunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), deflateSync(ZEROS)]));
  const before = process.memoryUsage().arrayBuffers;
  expect(readLogo(urlOf(pngOf(pair(8, GRAY), [0, 1, 2], profile)), WHITE)).not.toBeNull();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(ZEROS.length);
});

test("a PNG that ends early is drawn or left out, wherever it ends", () => {
  for (let end = 0; end < SOUND.length; end++)
    expect(() => readLogo(urlOf(SOUND.subarray(0, end)), WHITE)).not.toThrow();
});

const JPEG = Buffer.from("ffd8ffc0001108000200030301220002110103110100ffd9", "hex");
const pdfWith = (logo: string) =>
  reportFiles.pdf(
    {
      ...{ title: "Report", subtitle: "2 pages", day: "Today", parts: [] },
      brand: { ...PLAIN_BRAND, logo, name: "Studio North" },
    },
    new Date("2026-11-17T12:00:00Z"),
  );
const rolesWith = async (logo: string) => (await readPdf((await pdfWith(logo)) ?? new Uint8Array())).roles;

test("a logo is a figure with the sender's name, a PNG without transparency and a JPEG as it is", async () => {
  const png = await readPdf((await pdfWith(urlOf(SOUND))) ?? new Uint8Array());
  expect(png.alternatives).toEqual(["Studio North"]);
  expect(png.everything).toContain("\xc8\x64\x32\xe4\xb2\x99");
  expect(png.everything).not.toContain("/SMask");
  const jpeg = await readPdf((await pdfWith(urlOf(JPEG, "jpeg"))) ?? new Uint8Array());
  expect(jpeg.alternatives).toEqual(["Studio North"]);
  expect(jpeg.everything).toContain(JPEG.toString("latin1"));
});

test("the report is made without a JPEG that can't be read", async () => {
  const channels = Buffer.from(JPEG);
  channels[11] = 7;
  for (const bytes of [JPEG.subarray(0, 2), JPEG.subarray(0, 8), channels, Buffer.alloc(64, 0xff)])
    expect(await rolesWith(urlOf(bytes, "jpeg"))).not.toContain("Figure");
});
