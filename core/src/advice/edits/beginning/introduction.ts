/** Pages that begin with cards, slogans or products instead of a sentence. */
import type { Kind } from "../../../contract/reading.ts";
import { OPENING_WORDS } from "../../../reading/answer-place.ts";
import { isProse } from "../../../sentences/prose.ts";
import type { EditContext, Proposal } from "../context.ts";

const KINDS: ReadonlySet<Kind> = new Set<Kind>(["catalogue", "home", "service", "product"]);
/** Shorter sentences are slogans and labels. */
const MIN_WORDS = 8;
const PRICE = /[$€£¥]\s?\d|\d\s?(?:€|zł|USD|EUR)/;

export function introductionMissing(context: EditContext): Proposal | null {
  const { kind } = context.reading;
  if (!KINDS.has(kind)) return null;
  const isIntroduced = context.sentences.some(
    (one) => one.line.wordsBefore < OPENING_WORDS && one.line.words.length >= MIN_WORDS && isProse(one.line),
  );
  if (isIntroduced) return null;
  return {
    cause: "beginning",
    evidence: "clear",
    audit: "early-answer",
    fault: `The first ${OPENING_WORDS} words hold no full sentence that introduces the page.`,
    effort: "low",
    ...wordsFor(context),
  };
}

function wordsFor({ reading, page }: EditContext): Pick<Proposal, "do" | "needs"> {
  if (reading.kind === "home" || reading.kind === "service")
    return {
      do: "Begin with one sentence that says what you offer, to whom and where.",
      needs: "one plain sentence on what you offer and to whom",
    };
  if (reading.kind === "product")
    return {
      do: "Begin with one sentence that says what the product is, for whom and at what price.",
      needs: "one plain sentence on what the product is and whom it suits",
    };
  return PRICE.test(page.text)
    ? {
        do: "Put two sentences above the list: which kinds it holds, for whom, and the price range.",
        needs: "the main kinds in the list and how to choose between them",
      }
    : {
        do: "Put two sentences above the list that say what it covers and what is new in it.",
        needs: "what the list covers and how it is chosen",
      };
}
