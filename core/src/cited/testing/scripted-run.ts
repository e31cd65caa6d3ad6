/** A run of one question with pages and answers given in a few words. */

import { hostOf } from "../../page/site-of.ts";
import type { KeptAnswer } from "../../visibility/answers/kept-answer.ts";
import type { MonitoredEngine } from "../../visibility/ratings.ts";
import type { SourceState } from "../cited-view.ts";
import { readAnswer } from "../read-answer.ts";
import { type RunSource, sourceLibrary } from "../source-library.ts";
import { readingOf } from "./readings.ts";

export const QUERY = "how much coffee per liter of water";
export const OWN = { url: "https://brewnotes.example/ratio", names: ["Brew Notes"] };

/** A page with a title and paragraphs. */
export const pageHtml = (title: string, body: string): string =>
  `<html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`;

export const readPage = (url: string, html: string): RunSource => ({
  url,
  state: "read",
  reason: null,
  reading: readingOf(html, url, QUERY),
});

export const unreadPage = (url: string, state: SourceState, reason: string | null): RunSource => ({
  url,
  state,
  reason,
  reading: null,
});

/** Marks such as `[1]` cite the source at that place; sources without a mark were read and dropped. */
export function keptAnswer(
  text: string,
  urls: readonly string[],
  { engine = "perplexity", sample = 1 }: { engine?: MonitoredEngine; sample?: number } = {},
): KeptAnswer {
  const citations = urls.map((url, at) => {
    const spans = [...text.matchAll(new RegExp(`\\[${at + 1}\\]`, "g"))].map(({ index }) => ({
      start: index,
      end: index + 3,
    }));
    return { url, host: hostOf(url), title: null, position: at + 1, cited: spans.length > 0, spans };
  });
  return {
    engine,
    sample,
    failure: null,
    answer: { model: "scripted", text, searched: true, attribution: null, citations },
  };
}

export const askedAt = (day: number): string => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;

export function readAnswers(answers: readonly KeptAnswer[], sources: readonly RunSource[], day = 14) {
  const library = sourceLibrary(sources);
  const readings = answers.flatMap(
    (kept) => readAnswer(kept, { askedAt: askedAt(day), own: OWN, library }) ?? [],
  );
  return { library, readings };
}
