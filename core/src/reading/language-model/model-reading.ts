/** What a connected model says about a page, and which parts of it the page itself confirms. */
import { z } from "zod";
import { recordOf } from "../../contract/lists/record-of.ts";
import { BEST_MARK, MARKS, type PageMarks } from "../../contract/marks.ts";
import { CHECKS, FAULTS, isKind, KINDS, type Kind } from "../../contract/reading.ts";
import { lexiconFor } from "../../language/lexicon.ts";
import { type CheckedAnswer, checkAnswer } from "./check-model-answer.ts";
import { checkMarks } from "./check-model-marks.ts";
import { type CheckedVerdicts, checkVerdicts, MODEL_VERDICTS } from "./check-model-verdicts.ts";
import { wordFinder } from "./find-words.ts";
import type { PageForModel } from "./page-for-model.ts";

/** The schema sent to the model lists the values; a reply with another value loses that part only, not the whole. */
const oneOf = (values: readonly string[]) => z.string().meta({ enum: [...values] });
/** The quote comes first, so the model looks for proof before it decides. */
const Check = z.object({ quote: z.string(), verdict: oneOf(MODEL_VERDICTS) });

const Mark = z.object({
  quote: z.string(),
  reason: z.string(),
  missing: z.string(),
  mark: z.number().meta({ minimum: 0, maximum: BEST_MARK }),
});

export const ModelReadingShape = z.object({
  kind: oneOf(KINDS),
  question: z.string(),
  alsoAsked: z.array(z.string()),
  answer: z.object({ sentences: z.array(z.string()), isList: z.boolean(), items: z.array(z.string()) }),
  checks: z.object(recordOf(CHECKS, () => Check)),
  marks: z.object(recordOf(MARKS, () => Mark)),
  better: z.array(z.object({ has: z.string(), here: z.string() })),
});
export type ModelReading = z.infer<typeof ModelReadingShape>;

/** As in a reply that gives none. */
export const NO_MARKS = recordOf(MARKS, () => ({ quote: "", reason: "", missing: "", mark: 0 }));
/** A reply as it may have been kept: earlier versions asked for no marks. */
export const KeptReadingShape = ModelReadingShape.extend({
  marks: ModelReadingShape.shape.marks.catch(NO_MARKS),
  better: ModelReadingShape.shape.better.catch([]),
});

/** The parts the page confirms; null or missing where the engine's own reading stays. */
export type AcceptedReading = {
  kind: Kind | null;
  question: string | null;
  alsoAsked: string[];
  answer: CheckedAnswer | null;
  checks: CheckedVerdicts;
  marks: PageMarks | null;
};
/** How many parts of each sort were not confirmed. */
type RejectedParts = Record<"kind" | "question" | "sentences" | "items" | "checks", number>;
type CheckedModelReading = { accepted: AcceptedReading; rejected: RejectedParts };

const MAX_QUESTION_CHARS = 200;
const MAX_ALSO_ASKED = 3;
/** People ask in their own words, so only half of a question's content words have to occur on the page. */
const MIN_SHARED_TERMS = 0.5;
const ADDRESS = /https?:|www\./i;

const NOTHING: AcceptedReading = {
  kind: null,
  question: null,
  alsoAsked: [],
  answer: null,
  checks: {},
  marks: null,
};

/** `said` may be anything: it comes from outside. */
export function checkedModelReading(said: unknown, page: PageForModel): CheckedModelReading {
  const parsed = KeptReadingShape.safeParse(said);
  const rejected: RejectedParts = { kind: 0, question: 0, sentences: 0, items: 0, checks: 0 };
  if (!parsed.success) return { accepted: NOTHING, rejected: { ...rejected, checks: CHECKS.length } };
  const { kind, question, alsoAsked, answer, checks } = parsed.data;
  const askable = questionCheck(page);
  const text = { text: page.text, find: wordFinder(page.text) };
  const answered = checkAnswer(answer, text);
  const findInDetails = wordFinder(page.details);
  const verdicts = checkVerdicts(checks, { ...text, findInDetails });
  const confirmed = verdicts.confirmedQuotes + (answered.accepted?.sentences.length ?? 0);
  const quoted = answer.sentences.filter((sentence) => sentence.trim() !== "").length;
  if (!isCredible(checks, { confirmed, quoted }))
    return { accepted: NOTHING, rejected: { ...rejected, checks: CHECKS.length } };
  const asked = askable(question);
  return {
    accepted: {
      kind: isKind(kind) ? kind : null,
      question: asked,
      alsoAsked: alsoAsked.flatMap((one) => askable(one) ?? []).slice(0, MAX_ALSO_ASKED),
      answer: answered.accepted,
      checks: verdicts.accepted,
      // They were given for a question that isn't the page's.
      marks:
        asked === null && question.trim() !== ""
          ? null
          : checkMarks(parsed.data, { ...page, ...text, findInDetails }),
    },
    rejected: {
      kind: isKind(kind) ? 0 : 1,
      question: asked === null ? 1 : 0,
      sentences: answered.rejectedSentences,
      items: answered.rejectedItems,
      checks: verdicts.rejected,
    },
  };
}

/** Readers found at most 14 checks that don't apply to a page. */
const MAX_NOT_APPLICABLE = 15;
/** Even careful readers get a few words of a quote wrong. */
const MIN_CONFIRMED_SHARE = 0.5;
const MIN_CONFIRMED_QUOTES = 1;

/**
 * A reading counts only if it shows that the page was read: most of its quotes are on the page, it doesn't call nearly
 * everything inapplicable, and it finds something to improve. An empty, lazy or flattering reply fails this.
 */
function isCredible(checks: ModelReading["checks"], quotes: { confirmed: number; quoted: number }): boolean {
  const said = CHECKS.map((name) => ({ ...checks[name], isFault: FAULTS.has(name) }));
  const quoted = quotes.quoted + said.filter(({ quote }) => quote.trim() !== "").length;
  const inapplicable = said.filter(({ verdict }) => verdict === "na").length;
  const faults = said.filter(({ verdict, isFault }) => verdict === (isFault ? "yes" : "no")).length;
  return (
    inapplicable <= MAX_NOT_APPLICABLE &&
    faults > 0 &&
    quotes.confirmed >= MIN_CONFIRMED_QUOTES &&
    quotes.confirmed >= MIN_CONFIRMED_SHARE * quoted
  );
}

export const isEmptyReading = ({ kind, question, answer, checks }: AcceptedReading): boolean =>
  kind === null && question === null && answer === null && Object.keys(checks).length === 0;

/** Returns the question on one line, or null where it isn't about this page. */
function questionCheck({ details, text }: PageForModel): (question: string) => string | null {
  const { stemsOfText } = lexiconFor(text);
  const onPage = new Set(stemsOfText(`${details}\n${text}`));
  return (raw) => {
    const question = raw.replace(/\s+/g, " ").trim();
    if (question === "" || question.length > MAX_QUESTION_CHARS || ADDRESS.test(question)) return null;
    const terms = [...new Set(stemsOfText(question))];
    const shared = terms.filter((term) => onPage.has(term)).length;
    return shared > 0 && shared / terms.length >= MIN_SHARED_TERMS ? question : null;
  };
}
