import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, wrapLanguageModel } from "ai";
import { sendWithSdk } from "./send-with-sdk.ts";
import { secretsOf, type Vendor, type VendorSettings } from "./vendor.ts";
import { vendorFetch } from "./vendor-fetch.ts";

/** OpenRouter's way to switch search on. */
const SEARCHING_MODEL = /:online$/;

/** Any server of the chat completions format: Ollama, vLLM, OpenRouter. */
export function compatible(settings: VendorSettings & { baseUrl: string }): Vendor {
  const provider = createOpenAICompatible({
    name: "compatible",
    baseURL: settings.baseUrl,
    ...(settings.apiKey && { apiKey: settings.apiKey }),
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: vendorFetch,
  });
  const model = provider(settings.model);
  return {
    id: "compatible",
    model: settings.model,
    searches: SEARCHING_MODEL.test(settings.model),
    send: (asking) => sendWithSdk({ model }, asking),
    // Small models like to put their JSON into a fence.
    writes: wrapLanguageModel({ model, middleware: extractJsonMiddleware() }),
    needsSchemaInWords: true,
    secrets: secretsOf(settings),
  };
}
