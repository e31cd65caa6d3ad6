/** POST /api/drafts {text, format?, question?, kind?}: reading, score and edits of a text that isn't published. Costs one analysis. */
import { z } from "zod";
import type { DraftAnalysis } from "../../usecases/analysis/analyze-draft.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { answerOnce } from "../idempotency/once.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, acting } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = ActingServices & IdempotencyNeeds & { analyzeDraft(request: DraftAnalysis): Promise<object> };

export const DRAFTS_PATH = "/api/drafts";
/** 200,000 characters, each of which may take several bytes, or six if it is escaped. */
export const DRAFT_BODY_LIMIT = 1_300_000;

/** Question and kind are checked by the use case, so that each mistake has its own message. */
const Body = z.object({
  text: z.string(),
  format: z.string().optional(),
  question: z.unknown().optional(),
  kind: z.unknown().optional(),
});

export const drafts = (needs: Needs) => async (c: EdgeContext) => {
  const { workspaceId: userId } = await acting(needs, c, "write", ["analyze"]);
  const body = await readJson(c, Body);
  return answerOnce(needs, c, { userId, make: () => needs.analyzeDraft({ ...body, userId }) });
};
