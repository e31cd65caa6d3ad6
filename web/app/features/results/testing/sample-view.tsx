/** A real analysis to render, and what a reader sees of the markup. */
import { analyze } from "@citeworthy/core/analysis";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { servedHtml } from "../../../ui/testing/served-html.tsx";
import { nextView } from "../edits/next-view.ts";
import type { ResultView } from "../result-view.ts";

const url = "https://garden.example/guides/my-great-post";
const html = `<html lang="en"><head><title>How hot is a compost heap?</title><link rel="canonical" href="https://garden.example/"></head><body><main><article><h1>How hot is a compost heap?</h1>${"<p>A compost heap is a pile of garden waste that reaches 60 degrees within a week in summer.</p><p>It cools to 30 degrees after a month, according to the growers of the valley.</p>".repeat(3)}</article></main></body></html>`;
export const result = analyze({
  requestedUrl: url,
  url,
  redirects: [],
  status: 200,
  headers: {},
  html,
  bytes: html.length,
  timings: { firstByteMs: 180, totalMs: 420 },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now: "2026-11-15T08:00:00.000Z",
});
export const view: ResultView = { url, result, evidence: {}, next: nextView(result), history: null };

export const rendered = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

/** With the parts whose code is fetched on demand. React separates neighbouring texts by comments here. */
export const served = async (node: ReactNode) =>
  (await servedHtml(<MemoryRouter>{node}</MemoryRouter>)).replaceAll("<!-- -->", "");

export const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
