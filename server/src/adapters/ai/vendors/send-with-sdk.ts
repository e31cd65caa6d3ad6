/** One question through the AI SDK: a single step, without the SDK's retries, and the raw body of the answer. */
import {
  generateText,
  type LanguageModel,
  type ToolChoice,
  ToolChoiceViolationError,
  type ToolSet,
  wrapLanguageModel,
} from "ai";
import type { Asking } from "./vendor.ts";

type Search = {
  model: Extract<LanguageModel, { specificationVersion: "v4" }>;
  tools?: ToolSet;
  toolChoice?: ToolChoice<ToolSet>;
  providerOptions?: NonNullable<Parameters<typeof generateText>[0]["providerOptions"]>;
};

export async function sendWithSdk(
  { model, ...search }: Search,
  { query, maxOutputTokens, signal }: Asking,
): Promise<unknown> {
  let body: unknown;
  const observed = wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v4",
      async wrapGenerate({ doGenerate }) {
        const result = await doGenerate();
        body = result.response?.body;
        return result;
      },
    },
  });
  try {
    await generateText({
      ...search,
      model: observed,
      prompt: query,
      maxOutputTokens,
      maxRetries: 0,
      ...(signal && { abortSignal: signal }),
    });
  } catch (error) {
    // It was asked to search and did not. That is an answer too, and the reader says what it is worth.
    if (!ToolChoiceViolationError.isInstance(error)) throw error;
  }
  return body;
}
