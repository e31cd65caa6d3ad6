/** Pictures in the text that look like charts, by their file name, caption and alternative text. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import type { Image, PageModel } from "../../page/page-model.ts";

/** "Table" and "graph" are left out: photos of furniture and social graphs are more common than charts. */
const CHART = phrasePattern(phrasesOfAll("chart"));

export const chartsOf = ({ images }: Pick<PageModel, "images">): Image[] =>
  images.filter((image) => image.inMain && CHART.test(wordsAbout(image)));

const wordsAbout = ({ alt, src, caption }: Image) =>
  `${alt ?? ""} ${(src ?? "").split("/").at(-1) ?? ""} ${caption ?? ""}`.replace(/[-_]/g, " ");
