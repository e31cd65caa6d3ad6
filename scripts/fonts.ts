/**
 * Cuts the letters that nearly every page needs out of the fonts, in the weights that we use: `node scripts/fonts.ts`. A
 * page with others, such as é, fetches the whole Latin file beside it. Run it after a font's package has changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const OUT = join(import.meta.dirname, "../web/app/fonts");
const { resolve } = createRequire(join(OUT, "../root.tsx"));

/** The same signs stand in `web/app/fonts.css` as the range of these files. */
const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
const SIGNS = `${ascii}\u00a0\u00a9\u00b0\u00b1\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2191\u2193\u2212`;

const FONTS = [
  { name: "inter", file: "inter/files/inter-latin-wght-normal.woff2", max: 700 },
  { name: "newsreader", file: "newsreader/files/newsreader-latin-wght-normal.woff2", max: 600 },
  { name: "newsreader-italic", file: "newsreader/files/newsreader-latin-wght-italic.woff2", max: 600 },
];

mkdirSync(OUT, { recursive: true });
for (const { name, file, max } of FONTS) {
  const whole = readFileSync(resolve(`@fontsource-variable/${file}`));
  const cut = await subsetFont(whole, SIGNS, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max } },
  });
  writeFileSync(join(OUT, `${name}.woff2`), cut);
  console.log(`${name}: ${whole.length} -> ${cut.length} bytes`);
}
