import type { AnswerEngine, EngineAnswer } from "../../ports/ai/answer-engine.ts";
import { type AskReply, askVendor } from "./ask-vendor.ts";
import { followLinks } from "./follow-links.ts";
import { inTurn } from "./middleware/in-turn.ts";
import type { Middleware } from "./middleware/middleware.ts";
import { withBreaker } from "./middleware/with-breaker.ts";
import { withBudget } from "./middleware/with-budget.ts";
import { withCache } from "./middleware/with-cache.ts";
import { withCallLog } from "./middleware/with-call-log.ts";
import { withContinuation } from "./middleware/with-continuation.ts";
import { withKeptReply } from "./middleware/with-kept-reply.ts";
import { withRetry } from "./middleware/with-retry.ts";
import { withTimeout } from "./middleware/with-timeout.ts";
import { MAX_SEARCHES, type Vendor } from "./vendors/vendor.ts";

/** Room for a whole answer and, with models that think, for the thinking. A cut answer counts as failed. */
const MAX_OUTPUT_TOKENS = 4_000;

/** Read from the bottom: cached, unless resting, in turn, to its end, tried again, within budget, in the books, kept, in time. */
export function createEngine(vendor: Vendor, middleware: Middleware): AnswerEngine {
  const who = { ...middleware, engine: vendor.id, model: vendor.model, kind: "ask" as const };
  const timed = withTimeout(askVendor(vendor, followLinks(middleware.redirectOf)), {
    ...who,
    ms: middleware.patienceMs.ask,
  });
  const attempt = withBudget(withCallLog(withKeptReply(timed, who), who), who);
  const patient = withBreaker(inTurn(withContinuation(withRetry(attempt, who), who), middleware.turns), who);
  const call = withCache(patient, { ...who, shapeOf: ({ query }) => query, revive, store: withoutBody });

  return {
    id: vendor.id,
    model: vendor.model,
    searches: vendor.searches,
    async ask({ query, ...question }) {
      const size = {
        inputChars: query.length,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        searches: vendor.searches ? MAX_SEARCHES : 0,
      };
      return withoutBody(await call({ ...question, query, size }));
    },
  };
}

const withoutBody = ({ body: _, links: __, unfinished: ___, ...answer }: AskReply): EngineAnswer => answer;

/** Only `store` wrote it, so a text is sign enough. */
function revive(value: unknown): AskReply | null {
  const answer = value as EngineAnswer;
  if (typeof answer.text !== "string") return null;
  // Answers cached before these were read don't have them.
  const { searches = [], listsRetrieved = answer.citations.some(({ cited }) => !cited) } = answer;
  return { ...answer, searches, listsRetrieved, cached: true, body: null, links: {}, unfinished: null };
}
