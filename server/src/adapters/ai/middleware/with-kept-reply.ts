import type { AiReplies } from "../../../ports/ai/ai-memory.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import type { AskReply, AskRequest } from "../ask-vendor.ts";
import type { Call } from "../call.ts";
import { PARSER_VERSION } from "../replies/reading.ts";

/** Every answer is kept as it came, so that a better reader can read it again. */
export function withKeptReply(
  call: Call<AskRequest, AskReply>,
  { replies, clock, log }: { replies: AiReplies; clock: Clock; log: Log },
): Call<AskRequest, AskReply> {
  return async (request) => {
    const reply = await call(request);
    if (reply.unfinished) return reply;
    const { engine, model, body, links } = reply;
    const { requestId } = request.spending;
    const question = request.query;
    const kept = {
      engine,
      model,
      question,
      body,
      links,
      parserVersion: PARSER_VERSION,
      requestId,
      at: clock.now(),
    };
    const replyId = await replies.keep(kept).catch((error) => {
      log.error("a reply could not be stored", { engine, error });
      return null;
    });
    return { ...reply, replyId };
  };
}
