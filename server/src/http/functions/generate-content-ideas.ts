/** POST /functions/generate-content-ideas {topic, niche}: returns a list of ideas. Visitors may call it within their free uses. */
import { z } from "zod";
import type { GeneratorServices } from "../../usecases/generators/services.ts";
import { generatorCaller } from "../generators/generator-caller.ts";
import type { IdempotencyNeeds } from "../idempotency/idempotent-call.ts";
import { answerOnce } from "../idempotency/once.ts";
import type { EdgeContext } from "../middleware/context.ts";
import type { ActingServices } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";

type Needs = ActingServices & IdempotencyNeeds & Pick<GeneratorServices, "generateContentIdeas">;

/** Anything but text counts as an empty field, in the error and in the record. */
const text = z.string().catch("");
const Body = z.object({ topic: text, niche: text });

export const generateContentIdeas = (needs: Needs) => async (c: EdgeContext) => {
  const caller = await generatorCaller(needs, c);
  const request = await readJson(c, Body, "generator/idea-input-missing");
  const make = () => needs.generateContentIdeas({ ...request, caller });
  return answerOnce(needs, c, { userId: caller.userId, make });
};
