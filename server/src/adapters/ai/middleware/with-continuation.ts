/** A vendor may pause a long turn and expect to be asked to go on; a paused turn says nothing yet about who is cited. */
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { AiUsage } from "../../../ports/ai/answer-engine.ts";
import type { AskReply, AskRequest } from "../ask-vendor.ts";
import type { Call } from "../call.ts";
import { VendorFailure } from "../vendor-failure.ts";

/** A question that pauses more often costs more than its answer is worth. */
const MAX_CONTINUATIONS = 3;
/** Input is billed anew each time; a reservation counts in characters. */
const CHARS_PER_TOKEN = 4;

/** Each continuation is a call like the first: it is reserved in the budget, recorded, and tried again by itself. */
export function withContinuation(
  call: Call<AskRequest, AskReply>,
  { engine }: { engine: EngineId },
): Call<AskRequest, AskReply> {
  return async (request) => {
    let reply = await call(request);
    let usage = reply.usage;
    for (let times = 0; reply.unfinished; times++) {
      if (times === MAX_CONTINUATIONS) throw new VendorFailure("ai/unfinished", engine, { usage });
      reply = await call({ ...request, soFar: reply.unfinished, size: sizeAfter(request, reply) });
      usage = sumOf(usage, reply.usage);
    }
    return { ...reply, usage };
  };
}

/** What was read so far is read again. */
function sizeAfter({ size }: AskRequest, { usage }: AskReply): AskRequest["size"] {
  const tokens = (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  return { ...size, inputChars: size.inputChars + tokens * CHARS_PER_TOKEN };
}

function sumOf(one: AiUsage, other: AiUsage): AiUsage {
  const sum = (name: keyof AiUsage) =>
    one[name] === null && other[name] === null ? null : (one[name] ?? 0) + (other[name] ?? 0);
  return {
    inputTokens: sum("inputTokens"),
    outputTokens: sum("outputTokens"),
    searches: sum("searches"),
    costUsd: sum("costUsd"),
  };
}
