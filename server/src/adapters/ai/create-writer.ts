import { z } from "zod";
import type { ObjectTask, TextTask, Writer, WritingTask } from "../../ports/ai/writer.ts";
import type { CallReply } from "./call.ts";
import { inTurn } from "./middleware/in-turn.ts";
import type { Middleware } from "./middleware/middleware.ts";
import { withBreaker } from "./middleware/with-breaker.ts";
import { withBudget } from "./middleware/with-budget.ts";
import { withCache } from "./middleware/with-cache.ts";
import { withCallLog } from "./middleware/with-call-log.ts";
import { withRepair } from "./middleware/with-repair.ts";
import { withRetry } from "./middleware/with-retry.ts";
import { withTimeout } from "./middleware/with-timeout.ts";
import type { Vendor } from "./vendors/vendor.ts";
import { type ObjectReply, type ObjectRequest, writeObject } from "./write-object.ts";
import { type TextReply, type TextRequest, writeText } from "./write-text.ts";

const requestOf = ({
  instructions,
  prompt,
  earlier = { prompt: "", reply: "" },
  maxOutputTokens,
  spending,
  cache,
  signal,
}: WritingTask) => ({
  spending,
  size: {
    inputChars: [instructions, earlier.prompt, earlier.reply, prompt].join("").length,
    maxOutputTokens,
    searches: 0,
  },
  ...(cache && { cache }),
  ...(signal && { signal }),
});

export function createWriter(vendor: Vendor, middleware: Middleware): Writer {
  const who = { ...middleware, engine: vendor.id, model: vendor.model, kind: "write" as const };
  const written = <R extends CallReply & { value: unknown }>({ value, servedModel, usage, cached }: R) => ({
    value: value as R["value"],
    engine: vendor.id,
    model: vendor.model,
    servedModel,
    usage,
    cached,
  });

  const objectCall = <T>() => {
    const timed = withTimeout(writeObject<T>(vendor), { ...who, ms: middleware.patienceMs.object });
    const attempt = withBudget(withCallLog(timed, who), who);
    const patient = withBreaker(inTurn(withRetry(attempt, who), middleware.turns), who);
    return withCache(withRepair(patient), {
      ...who,
      shapeOf: formOf,
      revive: reviveObject<T>,
      store: ({ value, servedModel }) => ({ value, servedModel }),
    });
  };
  const textCall = () => {
    const timed = withTimeout(writeText(vendor), { ...who, ms: middleware.patienceMs.text });
    const attempt = withBudget(withCallLog(timed, who), who);
    const patient = withBreaker(inTurn(withRetry(attempt, who), middleware.turns), who);
    return withCache(patient, {
      ...who,
      shapeOf: rulesOf,
      revive: reviveText,
      store: ({ value, servedModel }) => ({ value, servedModel }),
    });
  };

  return {
    id: vendor.id,
    model: vendor.model,
    forms: {
      needSplitting: () => middleware.models.needsSmallForms({ engine: vendor.id, model: vendor.model }),
      noteSplitting: (isNeeded) =>
        middleware.models.noteForms({ engine: vendor.id, model: vendor.model }, isNeeded),
    },
    object: async <T>(task: ObjectTask<T>) => written(await objectCall<T>()({ ...requestOf(task), task })),
    text: async (task: TextTask) => written(await textCall()({ ...requestOf(task), task })),
  };
}

const UNSPENT = { inputTokens: 0, outputTokens: 0, searches: 0, costUsd: 0 };
const Stored = z.object({ value: z.unknown(), servedModel: z.string().nullable() });

/** The prompt holds a new mark each time, so it cannot be part of a key; the rules and the form can. */
const formOf = <T>({ task }: ObjectRequest<T>): string =>
  JSON.stringify([task.instructions, z.toJSONSchema(task.shape)]);
const rulesOf = ({ task }: TextRequest): string => task.instructions;

/** What was fit yesterday is checked against today's shape. */
function reviveObject<T>(stored: unknown, { task }: ObjectRequest<T>): ObjectReply<T> | null {
  const { data } = Stored.safeParse(stored);
  const parsed = task.shape.safeParse(data?.value);
  if (!data || !parsed.success || (task.check?.(parsed.data) ?? []).length > 0) return null;
  return { value: parsed.data, servedModel: data.servedModel, usage: UNSPENT, replyId: null, cached: true };
}

function reviveText(stored: unknown, { task }: TextRequest): TextReply | null {
  const { data } = Stored.extend({ value: z.string() }).safeParse(stored);
  if (!data) return null;
  task.onText?.(data.value);
  return { ...data, usage: UNSPENT, replyId: null, cached: true };
}
