/** Text as it is written. A stream that ends without saying that it is done was cut, however much has come. */
import { streamText } from "ai";
import type { AiUsage } from "../../ports/ai/answer-engine.ts";
import type { TextTask } from "../../ports/ai/writer.ts";
import type { Call, CallReply, CallRequest } from "./call.ts";
import { storable } from "./replies/trim-reply.ts";
import { reportedUsage, UNKNOWN_USAGE } from "./reported-usage.ts";
import { asVendorFailure, VendorFailure } from "./vendor-failure.ts";
import type { Vendor } from "./vendors/vendor.ts";

export type TextRequest = CallRequest & { task: TextTask };
export type TextReply = CallReply & { value: string };

export function writeText(vendor: Vendor): Call<TextRequest, TextReply> {
  return async ({ task, size, signal }) => {
    if (vendor.writes === null) throw new VendorFailure("ai/not-configured", vendor.id);
    let value = "";
    try {
      const result = streamText({
        model: vendor.writes,
        instructions: task.instructions,
        prompt: task.prompt,
        maxOutputTokens: size.maxOutputTokens,
        maxRetries: 0,
        // Failures arrive as parts of the stream; the SDK would print them besides.
        onError: () => {},
        ...(signal && { abortSignal: signal }),
      });
      let ending = "";
      let usage = UNKNOWN_USAGE;
      let servedModel: string | null = null;
      for await (const part of result.stream) {
        if (part.type === "text-delta") {
          const piece = storable(part.text);
          value += piece;
          if (piece !== "") task.onText?.(piece);
        } else if (part.type === "error") throw part.error;
        else if (part.type === "finish-step") servedModel = storable(part.response.modelId);
        else if (part.type === "finish") {
          ending = part.finishReason;
          const { inputTokens, outputTokens } = part.totalUsage;
          usage = reportedUsage({
            ...UNKNOWN_USAGE,
            inputTokens: inputTokens ?? null,
            outputTokens: outputTokens ?? null,
          });
        }
      }
      if (signal?.aborted) throw signal.reason;
      checkEnding(vendor, ending, value, usage);
      return { value, usage, servedModel, replyId: null, cached: false };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      const failure = asVendorFailure(error, vendor.id, vendor.secrets);
      // Once words were shown, a second try would say them twice. A reply without end isn't tried again at all.
      const isEndless = failure instanceof VendorFailure && failure.code === "ai/reply-too-large";
      throw value === "" || isEndless
        ? failure
        : new VendorFailure("ai/cut", vendor.id, { written: value, cause: failure });
    }
  };
}

function checkEnding({ id }: Vendor, ending: string, value: string, usage: AiUsage): void {
  if (ending === "content-filter") throw new VendorFailure("ai/refused", id, { usage });
  if (value.trim() === "") throw new VendorFailure("ai/empty", id, { usage });
  if (ending !== "stop") throw new VendorFailure("ai/cut", id, { usage, written: value });
}
