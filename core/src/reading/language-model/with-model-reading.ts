/** The engine's reading with the parts that a connected model read and the page confirmed. */
import { recordOf } from "../../contract/lists/record-of.ts";
import {
  CHECKS,
  type CheckName,
  type CheckReading,
  FAULTS,
  type Kind,
  type PageReading,
  type Verdict,
} from "../../contract/reading.ts";
import { isOftenInapplicable } from "../often-inapplicable.ts";
import { type AcceptedReading, checkedModelReading, isEmptyReading } from "./model-reading.ts";
import type { PageForModel } from "./page-for-model.ts";

/** A reading that a model returned, not checked yet. */
export type SaidByModel = { model: string; said: unknown };

/** A model states no probability; this marks its verdicts as decided, not as certain. */
const MODEL_SURE = 0.8;

/** Checks what the model said against the page, then merges it. Without any confirmed part the engine's reading stays. */
export function readingWithModel(
  engine: PageReading,
  { model, said }: SaidByModel,
  page: PageForModel,
): PageReading {
  return withModelReading(engine, checkedModelReading(said, page).accepted, model);
}

/** What the user gave stays: a model doesn't overrule a person. */
export function withModelReading(engine: PageReading, accepted: AcceptedReading, model: string): PageReading {
  if (isEmptyReading(accepted)) return engine;
  const kind = kindOf(engine, accepted);
  const details = recordOf(CHECKS, (name) =>
    mergedCheck(name, engine.details[name], accepted.checks[name], kind.kind ?? engine.kind),
  );
  return {
    ...engine,
    ...kind,
    ...questionOf(engine, accepted),
    answer:
      accepted.answer && engine.answer.by !== "user" ? { ...accepted.answer, by: "model" } : engine.answer,
    checks: recordOf(CHECKS, (name): Verdict => details[name].verdict),
    details,
    model,
    ...(accepted.marks && { marks: accepted.marks }),
  };
}

const kindOf = (
  { kindBy }: PageReading,
  { kind }: AcceptedReading,
): Partial<Pick<PageReading, "kind" | "kindSure" | "kindBy">> =>
  kind === null || kindBy === "user" ? {} : { kind, kindSure: MODEL_SURE, kindBy: "model" };

const questionOf = ({ questionBy, alsoAsked }: PageReading, accepted: AcceptedReading) => ({
  alsoAsked: accepted.alsoAsked.length > 0 ? accepted.alsoAsked : alsoAsked,
  ...(accepted.question !== null &&
    questionBy !== "user" && {
      question: accepted.question,
      questionSure: MODEL_SURE,
      questionBy: "model" as const,
    }),
});

function mergedCheck(
  name: CheckName,
  engine: CheckReading,
  said: AcceptedReading["checks"][CheckName],
  kind: Kind,
): CheckReading {
  if (said === undefined || engine.by === "user") return engine;
  const agrees = said.verdict === engine.verdict;
  if (!agrees && isProven(name, engine)) return { ...engine, modelSaid: said.verdict };
  if (!agrees && isBetter(name, said.verdict, engine.verdict) && !isAllowed(name, engine, said, kind))
    return { ...engine, modelSaid: said.verdict };
  return {
    verdict: said.verdict,
    sure: MODEL_SURE,
    quotes: said.quotes.length === 0 && agrees ? engine.quotes : said.quotes,
    by: "model",
    ...(!agrees && { engineSaid: engine.verdict }),
  };
}

/**
 * The words that the engine found show these beyond doubt: readers agree with at least nine in ten. A model often doesn't see
 * them, because they are above the text or far apart.
 */
const PROVEN_BY_WORDS: ReadonlySet<CheckName> = new Set([
  "named_author",
  "visible_date",
  "expert_quotes",
  "faq",
]);
const isProven = (name: CheckName, { verdict, quotes }: CheckReading): boolean =>
  PROVEN_BY_WORDS.has(name) && verdict === "yes" && quotes.length > 0;

/** What doesn't apply, or can't be told, lies between the two. */
function isBetter(name: CheckName, one: Verdict, other: Verdict): boolean {
  const worth = (verdict: Verdict) =>
    verdict === "na" || verdict === "unsure" ? 1 : (verdict === "yes") === FAULTS.has(name) ? 0 : 2;
  return worth(one) > worth(other);
}

/** A verdict in the page's favour needs words of the page, a kind it fits, or the engine's own doubt. */
function isAllowed(
  name: CheckName,
  engine: CheckReading,
  { verdict, quotes }: { verdict: Verdict; quotes: readonly string[] },
  kind: Kind,
): boolean {
  if (engine.verdict === "unsure" || engine.isDoubtful) return true;
  return verdict === "na" ? isOftenInapplicable(name, kind) : quotes.length > 0;
}
