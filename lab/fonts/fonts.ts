/**
 * Cuts the letters that nearly every page needs out of the fonts, and those of European names, in the weights that we
 * use: `node lab/fonts/fonts.ts`. A page with others fetches the whole file beside them. PDFs get the alphabets that the
 * font has, as TrueType, which the PDF library can cut again for each file. Run it after a font's package has changed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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

const PDF_OUT = join(import.meta.dirname, "../../server/src/adapters/documents/pdf/fonts");
const PDF_PACKAGE = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/inter/package.json"));

const PDF_SIGNS = [
  between(0x20, 0x7e),
  // Latin with its extensions, the sounds of IPA, and marks that combine with a letter.
  between(0xa0, 0x36f),
  // Greek and Cyrillic.
  between(0x370, 0x52f),
  // More Latin, Vietnamese among it, and accented Greek.
  between(0x1e00, 0x1fff),
  // Punctuation, raised and lowered digits, currencies, fractions, arrows, signs of mathematics.
  between(0x2000, 0x22ff),
  // Shapes such as triangles, and check marks.
  between(0x25a0, 0x25ff),
  between(0x2713, 0x2718),
].join("");
/** Kerning and the placement of marks. Others replace glyphs, and cost time for each word. */
const PDF_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"];

mkdirSync(PDF_OUT, { recursive: true });
for (const [name, weight] of [
  ["regular", "400Regular"],
  ["bold", "700Bold"],
] as const) {
  const whole = readFileSync(join(PDF_PACKAGE, weight, `Inter_${weight}.ttf`));
  const cut = await subsetFont(whole, PDF_SIGNS, {
    targetFormat: "truetype",
    keepFeatures: PDF_FEATURES,
    noHinting: true,
  });
  writeFileSync(join(PDF_OUT, `inter-${name}.ttf`), cut);
  console.log(`PDF ${name}: ${whole.length} -> ${cut.length} bytes`);
}
copyFileSync(join(PDF_PACKAGE, "LICENSE_FONT"), join(PDF_OUT, "OFL.txt"));
