/**
 * POST /api/word-file {title, rows}: an article or a draft as .docx. A visitor may ask too, because a draft and a visitor's
 * article are only in the browser. Nothing of it is kept.
 */
import { WordDocumentShape } from "@citeworthy/core/article/rendering/word-document-shape";
import { AppError } from "../../errors.ts";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { WordFiles } from "../../ports/analysis/word-files.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { anyone } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = { sessions: Sessions; limiter: Limiter; clock: Clock; wordFiles: WordFiles };

export const WORD_FILE_PATH = "/api/word-file";
/** The longest article with all of its changes. */
export const WORD_FILE_LIMIT = 2 * 1024 * 1024;
const RATE: RateLimit = { max: 60, perSeconds: 3600 };
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const wordFile = (needs: Needs) => async (c: EdgeContext) => {
  const user = await anyone(needs.sessions, c, ["read", "analyze"]);
  const document = await readJson(c, WordDocumentShape);
  const asker = user?.id ?? c.get("clientAddress");
  const verdict = await needs.limiter.take(`word-file:${asker}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const file = await needs.wordFiles.write(document, needs.clock.now(), asker);
  return c.body(file, 200, { "Content-Type": TYPE, "Cache-Control": "no-store" });
};
