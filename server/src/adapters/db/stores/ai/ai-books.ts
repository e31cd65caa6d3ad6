/** Every store of the AI layer over one database. */
import type { Db } from "../../database.ts";
import { aiBreaker } from "./ai-breaker.ts";
import { aiBudget } from "./ai-budget.ts";
import { aiCallLog } from "./ai-call-log.ts";
import { aiCacheStore, aiReplyStore } from "./ai-memory.ts";
import { aiModelBook } from "./ai-settings.ts";

export const aiBooks = (db: Db) => ({
  callLog: aiCallLog(db),
  budget: aiBudget(db),
  cache: aiCacheStore(db),
  replies: aiReplyStore(db),
  breaker: aiBreaker(db),
  models: aiModelBook(db),
});
