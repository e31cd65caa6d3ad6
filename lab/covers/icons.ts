/** Draws the icons that browsers and home screens ask for, and the card without a name: `node lab/covers/icons.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../e2e/browser/find-browser.ts";

const PUBLIC = fileURLToPath(new URL("../../web/public", import.meta.url));
const [, LOGO_PATH] = /<path d="([^"]+)"/.exec(readFileSync(`${PUBLIC}/favicon.svg`, "utf8")) ?? [];
const INK = "#2346e0";
const PAPER = "#fbfaf6";

/** `share`: of the side that the logo takes. A maskable icon is cut to a circle of 80%, so the logo stays inside. */
const ICONS = [
  { file: "icons/icon-192.png", size: 192, share: 0.86, ground: "transparent" },
  { file: "icons/icon-512.png", size: 512, share: 0.86, ground: "transparent" },
  { file: "icons/maskable-512.png", size: 512, share: 0.52, ground: PAPER },
  { file: "favicon.ico", size: 32, share: 1, ground: "transparent" },
];

const drawing = ({ size, share, ground }: (typeof ICONS)[number]) =>
  `<body style="margin:0;background:${ground};display:grid;place-items:center;width:${size}px;height:${size}px">` +
  `<svg viewBox="0 0 32 32" width="${size * share}" height="${size * share}" fill="${INK}"><path d="${LOGO_PATH}"/></svg></body>`;

/** An .ico file is a header, one entry for the picture, and the picture, which may be a PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The social card with the product's name painted over, for operators who gave it another. */
function plainCard(): string {
  const card = readFileSync(`${PUBLIC}/social-card.png`).toString("base64");
  const name = "position:absolute;left:148px;top:495px;width:280px;height:80px";
  return `<body style="margin:0"><img src="data:image/png;base64,${card}" width="1200" height="630"><div style="${name};background:${PAPER}"></div></body>`;
}

const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  mkdirSync(`${PUBLIC}/icons`, { recursive: true });
  const page = await browser.newPage();
  for (const icon of ICONS) {
    await page.setViewportSize({ width: icon.size, height: icon.size });
    await page.setContent(drawing(icon));
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(`${PUBLIC}/${icon.file}`, icon.file.endsWith(".ico") ? asIco(png, icon.size) : png);
  }
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(plainCard());
  await page.screenshot({ path: `${PUBLIC}/social-card-plain.png` });
} finally {
  await browser.close();
}
