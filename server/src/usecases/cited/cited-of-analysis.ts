/** For programs: how often answers cited the page of an analysis, and whether the page says what they claim. */
import type { AnswerClaim, SupportVerdict } from "@citeworthy/core/cited/cited-view";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import { wilsonInterval } from "@citeworthy/core/visibility/interval";
import { MONITORED, type MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { findAnalysis } from "../analysis/stored/find-analysis.ts";
import { citedInFact } from "./cited-in-fact.ts";

type Needs = { clock: Clock; storage: Storage };

type OnPage = "yes" | "partly" | "no";
/** A claim that nothing could decide is left out. */
const ON_PAGE: Record<SupportVerdict, OnPage | null> = {
  supported: "yes",
  partly: "partly",
  not_supported: "no",
  not_checked: null,
};

export async function citedOfAnalysis(deps: Needs, { userId, id }: { userId: string; id: string }) {
  const found = await findAnalysis(deps, { id, userId });
  if (found === null) throw new AppError("analysis/not-found");
  const { url } = found.result;
  const fact = await citedInFact(deps, { userId, url });
  const rate = { cited: fact?.cited ?? 0, counted: fact?.counted ?? 0 };
  const asked = (await deps.storage.cited.pagesAskedAbout(userId)).filter((one) => isSamePage(one, url));
  const newest = await deps.storage.cited.newestJudged(userId, asked);
  const answers = newest ? await deps.storage.cited.answersOf(newest.runId) : [];
  return {
    answers: rate.counted,
    cited: rate.cited,
    ...wilsonInterval(rate),
    engines: MONITORED.filter((engine) => fact?.byEngine[engine] !== undefined),
    claims: answers.flatMap(({ engine, claims }) =>
      claims.flatMap((claim) => shownClaim(engine, claim) ?? []),
    ),
  };
}

function shownClaim(engine: MonitoredEngine, { text, supports, own }: AnswerClaim) {
  const onPage = ON_PAGE[own.verdict];
  if (onPage === null) return null;
  const sources = supports
    .filter(({ verdict }) => verdict === "supported" || verdict === "partly")
    .map(({ url, quote }) => ({ url, quote: quote?.text ?? null }));
  return { text, engine, sources, onPage, quote: onPage === "no" ? null : (own.quote?.text ?? null) };
}
