/** Judges a text that isn't published. Nothing is fetched, stored or counted. */
import { givenReading } from "@citeworthy/core/contract/given-reading";
import type { DraftFormat } from "@citeworthy/core/drafts/draft-format";
import { AppError } from "../../errors.ts";
import type { DraftResult, Judge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";

type Needs = { clock: Clock; limiter: Limiter; judge: Judge };
export type DraftRequest = {
  userId: string;
  text: string;
  format?: DraftFormat | undefined;
  question?: unknown;
  kind?: unknown;
};

/** Each one takes seconds of computing and costs the user nothing. */
const RATE: RateLimit = { max: 60, perSeconds: 3_600 };

export async function judgeDraft(
  { clock, limiter, judge }: Needs,
  { userId, text, format, question, kind }: DraftRequest,
): Promise<DraftResult> {
  const checked = givenReading({ question, kind, answer: undefined });
  if (checked.kind === "problem") throw new AppError(checked.code, checked.details);
  const verdict = await limiter.take(`judge-draft:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  return judge.draft({ text, format, now: clock.now().toISOString() }, checked.given);
}
