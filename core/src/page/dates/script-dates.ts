/** Dates in the data of scripts, for pages that a script draws. */

import type { PartialPage } from "../main/partial-page.ts";
import type { AddDate } from "./candidates.ts";

const KEYS =
  "datePublished publishedAt published_at publishDate publish_date publishedDate published_date publicationDate publication_date firstPublished firstPublishedAt firstPublishedDate date_published pubDate datePosted createdAt created_at createDate";
const IN_SCRIPT = new RegExp(
  `\\\\?"(?:${KEYS.replaceAll(" ", "|")})\\\\?"\\s{0,3}:\\s{0,3}\\\\?"((?:19|20)\\d\\d-\\d\\d-\\d\\d[^"\\\\]{0,20})`,
  "g",
);
/** How far before a match a surrounding code sample is looked for, and how many samples are skipped. */
const SAMPLE_REACH = 4_000;
const MAX_SAMPLES = 20;

/** With more words than this the page isn't drawn by a script, and dates in scripts belong to products or reviews. */
const MAX_WORDS_OF_SHELL = 60;

/** A page that a script draws carries its data along. It is read only when nothing else gives a date. */
export function scriptDates({ html, segments }: PartialPage, add: AddDate): void {
  if (segments.reduce((sum, { words }) => sum + words, 0) > MAX_WORDS_OF_SHELL) return;
  let samples = 0;
  for (const { 0: whole, 1: raw, index } of html.matchAll(IN_SCRIPT)) {
    if (isInSample(html, index)) {
      samples += 1;
      if (samples === MAX_SAMPLES) return;
      continue;
    }
    const place = { start: index, end: index + whole.length };
    if (raw) add({ raw, role: "published", source: "element", where: "script", place, weight: 45 });
    return;
  }
}

/** A code sample shown to readers says nothing about the page. */
function isInSample(html: string, at: number): boolean {
  const before = html.slice(Math.max(0, at - SAMPLE_REACH), at);
  const start = Math.max(before.lastIndexOf("<pre"), before.lastIndexOf("<code"));
  return start >= 0 && !/<\/(?:pre|code)>/.test(before.slice(start));
}
