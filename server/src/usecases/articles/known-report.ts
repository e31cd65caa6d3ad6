/** The report that an article is made for: its page, where that is still kept, and what it says about it. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import type { PageReading } from "@citeworthy/core/contract/reading";
import type { Evidence } from "@citeworthy/core/evidence";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { findKeptPage } from "../analysis/stored/kept-pages.ts";

type Needs = { clock: Clock; storage: Storage };

export type KnownReport = {
  given: GivenReading;
  /** Null where the page has to be fetched again: it may be another text then, of which nothing is known. */
  kept: { evidence: Evidence; result: AnalysisResult } | null;
};

/** `url`: what the article is wanted of, which may be another page than the report's. */
export async function knownReport(
  deps: Needs,
  { searchId, url }: { searchId: string | null; url?: string },
): Promise<KnownReport> {
  const stored = searchId === null ? null : await deps.storage.analyses.find(searchId);
  const kept = stored && (await keptEvidence(deps, stored.id));
  const isAsked = kept && (url === undefined || [kept.requestedUrl, kept.url].includes(url));
  const evidence = isAsked ? kept : null;
  return {
    given: givenBy(stored?.result.reading),
    kept: evidence && stored ? { evidence, result: stored.result } : null,
  };
}

async function keptEvidence(deps: Needs, searchId: string): Promise<Evidence | null> {
  try {
    return (await findKeptPage(deps, searchId)).evidence;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** An answer that isn't on the page any more is ignored by the engine. */
export function givenBy(reading: PageReading | undefined): GivenReading {
  if (!reading) return {};
  const { question, questionBy, kind, kindBy, answer } = reading;
  const [sentence] = answer.by === "engine" || answer.isList ? [] : answer.sentences;
  return {
    ...(questionBy !== "engine" && question !== "" && { question }),
    ...(kindBy !== "engine" && { kind }),
    ...(sentence && { answer: sentence }),
    ...(answer.ruledOut && { ruledOut: answer.ruledOut }),
  };
}
