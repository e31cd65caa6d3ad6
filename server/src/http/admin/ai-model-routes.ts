/** Tests a model for an admin: one line of JSON for each step, and a last one with the result. */

import { isModelName } from "@citeworthy/core/product/models/model-name";
import type { ModelTest, TestStep } from "@citeworthy/core/product/models/model-test";
import { ENGINE_IDS } from "@citeworthy/core/visibility/engines";
import { stream } from "hono/streaming";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { ModelServices } from "../../usecases/ai/model-services.ts";
import type { EdgeApp } from "../middleware/context.ts";
import { readJson } from "../middleware/read-json.ts";
import { type AdminNeeds, adminCaller } from "./admin-caller.ts";

type Needs = AdminNeeds & { aiModels: ModelServices; log: Log };
type Line = { step: TestStep } | { test: ModelTest } | { error: string };

const Which = z.union([
  z.strictObject({ engine: z.enum(ENGINE_IDS) }),
  z.strictObject({ baseUrl: z.string().max(500), model: z.string().refine(isModelName) }),
]);
/** A proxy closes a connection on which nothing moves for a minute. */
const STILL_HERE_MS = 15_000;

export function aiModelRoutes(app: EdgeApp, needs: Needs): void {
  app.post("/api/admin/ai-models/test", async (c) => {
    const actor = await adminCaller(needs, c);
    const makeTest = await needs.aiModels.prepareTest(actor, await readJson(c, Which));
    c.header("Content-Type", "application/x-ndjson");
    c.header("Cache-Control", "no-cache, no-transform");
    c.header("X-Accel-Buffering", "no");
    return stream(c, async (out) => {
      const gone = new AbortController();
      out.onAbort(() => gone.abort());
      const say = (line: Line) => out.write(`${JSON.stringify(line)}\n`);
      const stillHere = setInterval(() => void out.write("\n"), STILL_HERE_MS);
      try {
        const watching = { onStep: (step: TestStep) => void say({ step }), signal: gone.signal };
        const test = await makeTest(watching);
        await say({ test });
      } catch (error) {
        if (gone.signal.aborted) return;
        if (!(error instanceof AppError)) needs.log.error("a test of a model failed", { error });
        await say({
          error: error instanceof AppError ? error.message : "The test failed. Please try again.",
        });
      } finally {
        clearInterval(stillHere);
      }
    });
  });
}
