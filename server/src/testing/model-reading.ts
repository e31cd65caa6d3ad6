/** A reading as a model returns it: every check "no" without a quote, except those a test gives. */
import { CHECKS, type CheckName } from "@citeworthy/core/contract/reading";
import { type ModelReading, NO_MARKS } from "@citeworthy/core/reading/language-model/model-reading";

type Check = ModelReading["checks"][CheckName];
type Change = Partial<Omit<ModelReading, "checks">> & { checks?: Partial<Record<CheckName, Check>> };

export function modelReading({ checks = {}, ...rest }: Change = {}): ModelReading {
  const no: Check = { quote: "", verdict: "no" };
  const all = Object.fromEntries(CHECKS.map((name) => [name, checks[name] ?? no]));
  return {
    kind: "how-to",
    question: "How long should cold brew steep?",
    alsoAsked: [],
    answer: { sentences: [], isList: false, items: [] },
    marks: NO_MARKS,
    better: [],
    ...rest,
    checks: all as ModelReading["checks"],
  };
}
