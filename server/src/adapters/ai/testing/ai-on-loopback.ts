/** The whole AI layer over loopback vendors and a real database: only the waiting is ours. */
import { randomUUID } from "node:crypto";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import { z } from "zod";
import { aiConfigOf, aiEnvironment } from "../../../config/ai-config.ts";
import type { AiPurpose, Spending } from "../../../ports/ai/answer-engine.ts";
import type { Fields, Log } from "../../../ports/runtime/log.ts";
import type { Database } from "../../db/database.ts";
import { aiBooks } from "../../db/stores/ai/ai-books.ts";
import { createAi } from "../create-ai.ts";
import type { AiParts } from "../middleware/middleware.ts";
import type { LoopbackVendors } from "./loopback-vendors.ts";

export const spending = (purpose: AiPurpose = "monitor", requestId: string = randomUUID()): Spending => ({
  purpose,
  requestId,
  userId: null,
});

export function aiOnLoopback(database: Database, vendors: LoopbackVendors) {
  const { db } = database;
  const slept: number[] = [];
  const logged: { event: string; fields: Fields | undefined }[] = [];
  const write = (event: string, fields?: Fields) => void logged.push({ event, fields });
  const log: Log = { debug: write, info: write, warn: write, error: write };
  const books = aiBooks(db);

  const open = (ids: EngineId[], environment: Record<string, string> = {}, parts: Partial<AiParts> = {}) =>
    createAi(
      aiConfigOf(
        z
          .object(aiEnvironment)
          .parse({ ...vendors.environment(...ids), AI_BUDGET_PER_DAY: "1000", ...environment }),
      ),
      {
        ...books,
        redirectOf: async (url) => new URL(url).searchParams.get("to"),
        clock: { now: () => new Date() },
        log,
        chance: () => 0.5,
        sleep: async (ms) => void slept.push(ms),
        ...parts,
      },
    );
  return { ...books, open, slept, logged };
}
