/** Pages that could be cited instead of this one: those the user named; without any, the sources this page links to. */
import type { Subject } from "../audits/audit.ts";
import type { Enhancement } from "../contract/analysis-result.ts";
import type { AnswerPlace, AnswerReading } from "../contract/reading.ts";
import type { Reference } from "../facts/quotations/references.ts";
import { clip, quotedLast } from "../facts/text/quote.ts";
import type { Rival } from "../reading/rivals.ts";
import { leanedOn } from "./leaned-on.ts";

const MAX_ITEMS = 5;
const MAX_QUOTE_CHARS = 140;

export function competitorReferences({ rivals, facts, page }: Subject): Enhancement[] {
  if (!rivals) return leanedOn(facts.references(), page, MAX_ITEMS).map(sourceItem);
  const { answer } = facts.reading();
  return rivals.slice(0, MAX_ITEMS).map((rival) => rivalItem(rival, answer));
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Estimated: the pages were read, but no engine was asked which one it would cite. */
function rivalItem({ url, reading }: Rival, ours: AnswerReading): Enhancement {
  const { answer: theirs } = reading();
  return {
    link: url,
    reason: twoLines(theirAnswer(theirs), whatToDo(theirs, ours)),
    provenance: "estimated",
    role: "competitor",
  };
}

const PLACE_WORDS: Record<AnswerPlace, string> = {
  opening: "in its opening",
  early: "in its first quarter",
  later: "further down",
  none: "further down",
};

function theirAnswer({ level, place, sentences: [first] }: AnswerReading): string {
  if (level === "none" || !first) return "Its text has no sentence that comes close to an answer.";
  const words = quotedLast(clip(first, MAX_QUOTE_CHARS));
  return level === "answers"
    ? `Its text answers the question ${PLACE_WORDS[place]}: ${words}`
    : `Its text may answer the question ${PLACE_WORDS[place]}: ${words}`;
}

const LEVELS: Record<AnswerReading["level"], number> = { none: 0, closest: 1, answers: 2 };
const PLACES: Record<AnswerPlace, number> = { opening: 0, early: 1, later: 2, none: 3 };

/** Between two pages that both answer, the text can't tell which one an engine would cite (decision 022). */
function whatToDo(theirs: AnswerReading, ours: AnswerReading): string {
  if (LEVELS[theirs.level] > LEVELS[ours.level])
    return "Yours answers less clearly. State the answer in one sentence near the top, with its source.";
  if (LEVELS[theirs.level] < LEVELS[ours.level])
    return "Yours answers more clearly. Keep the answer near the top.";
  if (ours.level !== "answers")
    return "Yours doesn't clearly answer it either. State the answer in one sentence near the top.";
  return PLACES[theirs.place] < PLACES[ours.place]
    ? "Yours answers it too, but later. Move the answer up."
    : "Yours answers it too. The text alone can't tell which page an engine would cite.";
}

function sourceItem({ href, host, link }: Reference): Enhancement {
  const context = clip(oneLine(link.context || link.text), MAX_QUOTE_CHARS);
  return {
    link: href,
    reason: twoLines(
      `Your page links to ${host}: ${quotedLast(context)}`,
      "State the fact in your own words and keep the link, so that your page can be quoted for it.",
    ),
    provenance: "estimated",
    role: "source",
  };
}

const twoLines = (first: string, second: string) => `${oneLine(first)}\n${oneLine(second)}`;
