/**
 * Cuts the letters that nearly every page needs out of the fonts, and those of European names, in the weights that we
 * use: `node lab/fonts/fonts.ts`. A page with others fetches the whole file beside them. Run it after a font's package has
 * changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const OUT = join(import.meta.dirname, "../../web/app/fonts");
const { resolve } = createRequire(join(OUT, "../root.tsx"));

const between = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** `web/app/fonts.css` lists the same characters as the ranges of these files. */
const CUTS = [
  {
    of: "latin",
    suffix: "",
    signs: `${between(0x20, 0x7e)}\u00a0©°±²·×é÷\u2013\u2014\u2018\u2019\u201c\u201d\u2026↑↓\u2212`,
  },
  { of: "latin-ext", suffix: "-names", signs: between(0x100, 0x17f).replace(/[ıŒœ]/g, "") },
];

const FONTS = [
  { name: "inter", family: "inter", style: "normal", wght: { min: 400, max: 700 } },
  { name: "newsreader", family: "newsreader", style: "normal", wght: { min: 400, max: 600 } },
  { name: "newsreader-italic", family: "newsreader", style: "italic", wght: 400 },
];

mkdirSync(OUT, { recursive: true });
for (const { name, family, style, wght } of FONTS)
  for (const { of, suffix, signs } of CUTS) {
    const file = `${family}-${of}-wght-${style}.woff2`;
    const whole = readFileSync(resolve(`@fontsource-variable/${family}/files/${file}`));
    const cut = await subsetFont(whole, signs, { targetFormat: "woff2", variationAxes: { wght } });
    writeFileSync(join(OUT, `${name}${suffix}.woff2`), cut);
    console.log(`${name}${suffix}: ${whole.length} -> ${cut.length} bytes`);
  }
