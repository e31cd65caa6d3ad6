/** What the parts of the reading look at, made from a main part under a title. */
import { readEvidence } from "../../analysis/read-evidence.ts";
import { unfetchedPage } from "../../unfetched-page.ts";
import { type Material, materialOf } from "../material.ts";

type Page = { title?: string; url?: string; language?: string };

export const pageWith = (
  main: string,
  { title = "How hot does a compost heap get?", language = "en" }: Page = {},
): string =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${main}</article></main></body></html>`;

const NOW = "2026-11-15T00:00:00.000Z";

export function materialWith(main: string, page: Page = {}): Material {
  const html = pageWith(main, page);
  const url = page.url ?? "https://garden.example/guides/compost-heap-heat";
  const read = readEvidence(unfetchedPage({ url, html, bytes: html.length, now: NOW }));
  return materialOf(read.page, read.facts);
}
