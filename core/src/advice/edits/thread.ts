/** Edits of a forum thread: its title, its answer, its summary. */
import type { LanguagePack } from "../../language/language-pack.ts";
import { english } from "../../language/packs/en.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { lowerWords } from "../../language/words.ts";
import { type EditContext, onPage, type Proposal } from "./context.ts";

const MARKED = phrasePattern(english.phrases("markedAnswer"));

/** In so many sentences a first post asks its question. */
const ASKING_SENTENCES = 10;

/** A thread may announce or discuss; only one whose title asks has an answer. */
export function unmarkedAnswer({ page }: EditContext): Proposal | null {
  if (!page.title?.includes("?")) return null;
  const isMarked =
    MARKED.test(page.text) ||
    page.boilerplate.some(({ text }) => MARKED.test(text)) ||
    page.structuredData.nodes.some((node) => JSON.stringify(node).includes("acceptedAnswer"));
  if (isMarked) return null;
  return {
    cause: "sections",
    effort: "low",
    fault: "No reply is marked as the answer.",
    do: "Mark the reply that answers the question, and put it right below the question.",
  };
}

const asksIn = (title: string, pack: LanguagePack | null): boolean => {
  const asking = (pack ?? english).words("interrogative", "asks.yesNo");
  return title.includes("?") || lowerWords(title).some((word) => asking.has(word));
};

/** People ask an engine a question; a thread whose title asks it is found by its words. */
export function topicTitle(context: EditContext): Proposal | null {
  const title = context.page.title ?? "";
  const at = onPage(context, title);
  const asks = context.sentences.slice(0, ASKING_SENTENCES).some(({ line }) => line.text.includes("?"));
  if (context.reading.kind !== "forum" || !at || !asks || asksIn(title, context.pack)) return null;
  return {
    cause: "title",
    audit: "title-tag",
    fault: `The thread's title, “${title}”, isn't a question.`,
    do: "Put the question of the first post into the title, with the product and version it is about.",
    at,
    before: at,
    effort: "low",
  };
}

const MAX_SHORT_TITLE_WORDS = 6;

export function shortThreadTitle(context: EditContext): Proposal | null {
  const at = onPage(context, context.page.title ?? "");
  const words = at?.split(" ").length ?? 0;
  if (context.reading.kind !== "forum" || !at || words > MAX_SHORT_TITLE_WORDS || at.includes("?"))
    return null;
  return {
    cause: "title",
    audit: "title-tag",
    fault: `The thread's title has only ${words} words.`,
    do: "Add the product, version or situation that the first post describes.",
    at,
    before: at,
    effort: "low",
  };
}

const MIN_THREAD_WORDS = 250;

export function unsummedThread({ facts }: EditContext): Proposal | null {
  if (facts.text().words < MIN_THREAD_WORDS) return null;
  return {
    cause: "beginning",
    evidence: "clear",
    audit: "summary-block",
    fault: "Readers have to go through the replies, because the first post doesn't sum up the answer.",
    do: "Add the answer that helped to the first post, in two or three sentences.",
    effort: "low",
  };
}
