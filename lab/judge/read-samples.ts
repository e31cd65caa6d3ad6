/** Labelled pages, read as far as the models need it. */
import { analysisMaterial } from "../../core/src/analysis/subject.ts";
import { readLabelledPages } from "./labelled-pages.ts";
import type { Sample } from "./sample.ts";

export const readSamples = (data: string): Sample[] =>
  readLabelledPages(data).map(({ label, fold, html, url }) => ({
    label,
    fold,
    material: analysisMaterial(html, url),
  }));
