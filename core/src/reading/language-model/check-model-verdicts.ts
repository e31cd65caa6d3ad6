/** A model's verdict on a check counts only with words of the page as proof, where the check is about words. */
import { isOneOf } from "../../contract/lists/is-one-of.ts";
import { CHECKS, type CheckName } from "../../contract/reading.ts";
import { placeAt } from "./check-model-answer.ts";
import type { FindWords } from "./find-words.ts";

/** A model has to decide; only the engine may be unsure. */
export const MODEL_VERDICTS = ["yes", "no", "na"] as const;
type ModelVerdict = (typeof MODEL_VERDICTS)[number];
type SaidChecks = Partial<Record<CheckName, { verdict: string; quote: string }>>;
export type CheckedVerdicts = Partial<Record<CheckName, { verdict: ModelVerdict; quotes: string[] }>>;

/** These are about the page as a whole, so no single sentence proves them. */
const WITHOUT_QUOTE: ReadonlySet<CheckName> = new Set(["headings_tell", "stays_on_topic", "title_fits"]);
/** A name or a date is shorter than a sentence. */
const SHORT_QUOTE: ReadonlySet<CheckName> = new Set(["named_author", "visible_date"]);
const MIN_QUOTE_CHARS = 12;
const MIN_SHORT_QUOTE_CHARS = 4;
/** One sentence that proves everything is what a page would plant to talk a model into good marks. */
const MAX_CHECKS_PER_QUOTE = 3;

type Page = { text: string; find: FindWords; findInDetails: FindWords };
type Proof = { name: CheckName; verdict: ModelVerdict; quotes: string[] };

export function checkVerdicts(said: SaidChecks, page: Page) {
  const names = CHECKS.filter((name) => said[name] !== undefined);
  const proofs = names.flatMap((name) => proofOf(name, said, page) ?? []);
  const uses = new Map<string, number>();
  for (const quote of proofs.flatMap(({ quotes }) => quotes)) uses.set(quote, (uses.get(quote) ?? 0) + 1);
  const kept = proofs.filter(({ quotes }) =>
    quotes.every((quote) => (uses.get(quote) ?? 0) <= MAX_CHECKS_PER_QUOTE),
  );
  const accepted: CheckedVerdicts = Object.fromEntries(
    kept.map(({ name, verdict, quotes }) => [name, { verdict, quotes }]),
  );
  const confirmedQuotes = new Set(kept.flatMap(({ quotes }) => quotes)).size;
  return { accepted, rejected: names.length - kept.length, confirmedQuotes };
}

function proofOf(name: CheckName, said: SaidChecks, page: Page): Proof | null {
  const { verdict = "", quote = "" } = said[name] ?? {};
  if (!isModelVerdict(verdict)) return null;
  if (quote.trim() === "")
    return verdict === "yes" && !WITHOUT_QUOTE.has(name) ? null : { name, verdict, quotes: [] };
  const min = SHORT_QUOTE.has(name) ? MIN_SHORT_QUOTE_CHARS : MIN_QUOTE_CHARS;
  if (quote.trim().length < min) return null;
  const inText = page.find(quote);
  const found = inText ?? page.findInDetails(quote);
  if (found === null) return null;
  if (name === "answer_early" && verdict === "yes" && !isEarly(page.text, inText?.start)) return null;
  return { name, verdict, quotes: [found.words] };
}

const isModelVerdict = isOneOf(MODEL_VERDICTS);

/** Whether the answer comes early can be measured, so a model's word isn't taken for it. */
const isEarly = (text: string, start: number | undefined): boolean =>
  start !== undefined && placeAt(text, start) !== "later";
