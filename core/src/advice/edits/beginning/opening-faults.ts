/** What is plainly wrong with an opening, whether or not it answers. */
import type { PageModel } from "../../../page/page-model.ts";
import type { Line } from "../../../reading/lines.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { type Emptiness, emptinessOf } from "../../../sentences/filler.ts";
import { hasFact } from "../../../sentences/has-fact.ts";
import { startsWithCue } from "../../../sentences/sentence.ts";
import type { EditContext, Proposal } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { shortQuestion } from "../question.ts";
import { firstWords } from "./first-words.ts";

const EMPTY_OPENINGS: Record<Emptiness, string> = {
  question: "The page opens with a question instead of an answer.",
  announcement: "The first sentence announces the content instead of giving it.",
  phrase: "The first sentence could open any page on the topic.",
  praise: "The page opens with praise instead of a fact.",
  greeting: "The page opens with a greeting instead of a fact.",
  call: "The page opens with a call to action instead of a fact.",
};

/** What is wrong with a sentence that could be deleted without loss. */
export function emptyFault(line: Line): string | null {
  const emptiness = emptinessOf(line);
  return emptiness && EMPTY_OPENINGS[emptiness];
}

export type Weakness = Pick<Proposal, "fault" | "do"> & { needs: string | null };

/** The first word of a sentence is a name where the site or the address has it. */
function startsWithName({ publisher, url }: PageModel, { words }: Line): boolean {
  const [first = ""] = words;
  return (
    first.length > 2 &&
    `${publisher?.value ?? ""} ${URL.parse(url)?.hostname ?? ""}`.toLowerCase().includes(first)
  );
}

/** Shorter ones may be cut at an abbreviation. */
const MIN_WORDS = 8;
/** A sentence that defines the topic, or may well answer, needs no number. */
const MAX_VERIFIED = 0.5;

export function lacksFacts(context: EditContext, { line, features, verified }: Candidate): Weakness | null {
  const { page, reading } = context;
  const isOnTopic =
    features.shape.definition === 1 || reading.kind === "reference" || startsWithName(page, line);
  if (hasFact(line.text) || isOnTopic || verified > MAX_VERIFIED || line.words.length < MIN_WORDS)
    return null;
  return {
    fault: "The first sentence gives no number, name or date that a reader could check.",
    do: `Begin with the facts: ${firstWords(context)}`,
    needs: null,
  };
}

const NAMED = /[\p{Ll},;] \p{Lu}\p{L}/u;
const SPEAKER = /\b(?:we|our|i|my)\b/i;

/** A sentence that needs its page around it can't be quoted. */
export function lacksSubject({ page, reading }: EditContext, { line }: Candidate): Weakness | null {
  const { text } = line;
  const name = page.publisher?.value ?? "";
  const speaker = SPEAKER.exec(text)?.[0];
  if (startsWithCue(line, "pointing"))
    return {
      fault: `The first sentence begins with “${text.split(" ")[0]}”, so it can't be quoted on its own.`,
      do: "Begin with the name of the thing that the page is about.",
      needs: null,
    };
  const isNamed = (name !== "" && text.includes(name)) || NAMED.test(text);
  if (!speaker || !SHOWCASES.has(reading.kind) || isNamed) return null;
  return {
    fault: `The first sentence says “${speaker}” without saying who that is.`,
    do: "Write it in the third person, with the name, so that it can be quoted on its own.",
    needs: null,
  };
}

/** Less than this of the question's words in a sentence is a chance match. */
const MIN_COVER = 0.15;

/** The words of the question, or most of them, belong into the first sentence. */
export function missesTopic(context: EditContext, { features }: Candidate): Weakness | null {
  const question = shortQuestion(context);
  if (question === null || features.fit.cover >= MIN_COVER) return null;
  return {
    fault: `The first sentence doesn't mention “${question}”.`,
    do: "Name what the page is about in the first sentence, in the words a searcher would use.",
    needs: null,
  };
}

/** Engines quote short sentences: the median is ten words. Up to this length a sentence still reads well. */
const MAX_FIRST_WORDS = 30;

export function isLong({ line }: Candidate): Weakness | null {
  if (line.words.length <= MAX_FIRST_WORDS) return null;
  return {
    fault: `The first sentence has ${line.words.length} words.`,
    do: "Split it, and let the first sentence make the main point in 20 words or fewer.",
    needs: null,
  };
}
