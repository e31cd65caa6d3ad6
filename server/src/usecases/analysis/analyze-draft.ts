/** Analyzes a text that a program sends. Nothing is fetched or stored; it counts as an analysis, and a failure doesn't. */
import type { ArticleBlock } from "@citeworthy/core/article/article-blocks";
import { DRAFT_FORMATS } from "@citeworthy/core/drafts/draft-format";
import { type DraftReading, draftReading } from "@citeworthy/core/drafts/draft-reading";
import { MAX_DRAFT_LENGTH, MIN_DRAFT_WORDS } from "@citeworthy/core/drafts/limits";
import { isOneOf } from "@citeworthy/core/is-one-of";
import { AppError } from "../../errors.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { requireQuota } from "../usage/require-quota.ts";
import { reserveUse } from "../usage/reserve-use.ts";
import { judgeDraft } from "./judge-draft.ts";

type Needs = {
  clock: Clock;
  limiter: Limiter;
  judge: Judge;
  storage: Storage;
  log: Log;
  newId: () => string;
};
/** Everything but the user comes from the request as it is, and is checked here. */
export type DraftAnalysis = {
  userId: string;
  text: string;
  format?: string | undefined;
  question?: unknown;
  kind?: unknown;
};

type AnalyzedDraft = DraftReading & { blocks: ArticleBlock[] };

const isDraftFormat = isOneOf(DRAFT_FORMATS);

export async function analyzeDraft(deps: Needs, request: DraftAnalysis): Promise<AnalyzedDraft> {
  const { userId, text, format } = request;
  requireDraft(text);
  if (format !== undefined && !isDraftFormat(format))
    throw new AppError("draft/format-unknown", { formats: DRAFT_FORMATS.join(", ") });
  const jobId = deps.newId();
  await reserve(deps, { userId, jobId });
  try {
    const { result, blocks } = await judgeDraft(deps, { ...request, format });
    await deps.storage.usage.commit(jobId, deps.clock.now());
    return { ...draftReading(result), blocks };
  } catch (error) {
    await deps.storage.usage.release(jobId, deps.clock.now());
    throw error;
  }
}

function requireDraft(text: string): void {
  if (text.length > MAX_DRAFT_LENGTH) throw new AppError("draft/too-long", { max: MAX_DRAFT_LENGTH });
  const words = text.split(/\s+/).filter((word) => word !== "").length;
  if (words < MIN_DRAFT_WORDS) throw new AppError("draft/too-short", { min: MIN_DRAFT_WORDS });
}

async function reserve(deps: Needs, { userId, jobId }: { userId: string; jobId: string }): Promise<void> {
  const found = await requireQuota(deps, userId);
  const use = { jobId, userId, tool: "content_analyses" as const, now: deps.clock.now() };
  const outcome = await reserveUse(deps.storage, found, use);
  if (!outcome.reserved) throw new AppError(outcome.code, outcome.details);
}
