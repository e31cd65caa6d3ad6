/** An object of a given shape. What comes back off the shape is a failure that carries the words, for one repair. */
import { generateText, Output } from "ai";
import { z } from "zod";
import type { AiUsage } from "../../ports/ai/answer-engine.ts";
import type { ObjectTask } from "../../ports/ai/writer.ts";
import type { Call, CallReply, CallRequest } from "./call.ts";
import { storable } from "./replies/trim-reply.ts";
import { reportedUsage } from "./reported-usage.ts";
import { asVendorFailure, VendorFailure } from "./vendor-failure.ts";
import type { Vendor } from "./vendors/vendor.ts";

export type ObjectRequest<T> = CallRequest & { task: ObjectTask<T> };
export type ObjectReply<T> = CallReply & { value: T };

export function writeObject<T>(vendor: Vendor): Call<ObjectRequest<T>, ObjectReply<T>> {
  return async ({ task, size, signal }) => {
    if (vendor.writes === null) throw new VendorFailure("ai/not-configured", vendor.id);
    try {
      const result = await generateText({
        model: vendor.writes,
        instructions: vendor.needsSchemaInWords ? withSchema(task) : task.instructions,
        ...asked(task),
        output: Output.object({ schema: task.shape, name: task.name }),
        maxOutputTokens: size.maxOutputTokens,
        maxRetries: 0,
        ...(signal && { abortSignal: signal }),
      });
      const usage = usageOf(result.usage);
      // Asked for its object, a refused result would only say that there is none.
      if (result.finishReason === "content-filter")
        throw new VendorFailure("ai/refused", vendor.id, { usage });
      const problems = task.check?.(result.output) ?? [];
      if (problems.length > 0) throw broken(vendor, { problems, usage, written: result.text });
      return {
        value: result.output,
        usage,
        servedModel: storable(result.response.modelId),
        replyId: null,
        cached: false,
      };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw asVendorFailure(error, vendor.id, vendor.secrets);
    }
  };
}

/** Anthropic keeps what it has read up to this mark; the others keep the beginning of a conversation by themselves. */
const KEPT = { anthropic: { cacheControl: { type: "ephemeral" } } } as const;

const asked = <T>({ prompt, earlier }: ObjectTask<T>) =>
  earlier
    ? {
        messages: [
          { role: "user" as const, content: earlier.prompt, providerOptions: KEPT },
          { role: "assistant" as const, content: earlier.reply },
          { role: "user" as const, content: prompt },
        ],
      }
    : { prompt };

const usageOf = ({
  inputTokens,
  outputTokens,
}: Partial<Record<"inputTokens" | "outputTokens", number | undefined>>): AiUsage =>
  reportedUsage({
    inputTokens: inputTokens ?? null,
    outputTokens: outputTokens ?? null,
    searches: null,
    costUsd: null,
  });

function broken(
  vendor: Vendor,
  { problems, usage, written }: { problems: string[]; usage: AiUsage; written: string },
) {
  const cause = new Error(problems.slice(0, 5).join(" "));
  return new VendorFailure("ai/off-schema", vendor.id, { usage, written, cause });
}

const withSchema = <T>({ instructions, shape }: ObjectTask<T>): string =>
  `${instructions}\n\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(shape))}`;
