/** What the parts of the reading look at, made from a main part under a title. */
import { analysisMaterial } from "../../analysis/subject.ts";
import type { Material } from "../material.ts";

type Page = { title?: string; url?: string; language?: string };

export const pageWith = (
  main: string,
  { title = "How hot does a compost heap get?", language = "en" }: Page = {},
): string =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${main}</article></main></body></html>`;

export const materialWith = (main: string, page: Page = {}): Material =>
  analysisMaterial(pageWith(main, page), page.url ?? "https://garden.example/guides/compost-heap-heat");
