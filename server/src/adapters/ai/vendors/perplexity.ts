/**
 * Perplexity's Agent API. The SDK's own package still speaks the chat completions that Perplexity ended in September 2026,
 * so this uses the SDK's base for providers instead. A server that does not know the new path is asked in the old format.
 */
import {
  createJsonResponseHandler,
  createStatusCodeErrorResponseHandler,
  postJsonToApi,
} from "@ai-sdk/provider-utils";
import { APICallError } from "ai";
import { z } from "zod";
import { type Asking, secretsOf, type Vendor, type VendorSettings } from "./vendor.ts";
import { vendorFetch } from "./vendor-fetch.ts";

const ENDPOINT = "https://api.perplexity.ai";
const NOT_THERE = new Set([404, 405]);

export function perplexity(settings: VendorSettings): Vendor {
  const base = (settings.baseUrl ?? ENDPOINT).replace(/\/+$/, "").replace(/\/v1$/, "");
  let speaksAgent = true;

  const post = async (path: string, body: unknown, signal?: AbortSignal): Promise<unknown> => {
    const { value } = await postJsonToApi({
      url: `${base}${path}`,
      headers: { authorization: `Bearer ${settings.apiKey ?? ""}` },
      body,
      failedResponseHandler: createStatusCodeErrorResponseHandler(),
      successfulResponseHandler: createJsonResponseHandler(z.unknown()),
      fetch: vendorFetch,
      ...(signal && { abortSignal: signal }),
    });
    return value;
  };

  return {
    id: "perplexity",
    model: settings.model,
    searches: true,
    async send(asking) {
      if (speaksAgent)
        try {
          return await post("/v1/agent", agentBody(settings.model, asking), asking.signal);
        } catch (error) {
          const isMissing = APICallError.isInstance(error) && NOT_THERE.has(error.statusCode ?? 0);
          if (!isMissing) throw error;
        }
      const reply = await post("/chat/completions", chatBody(settings.model, asking), asking.signal);
      speaksAgent = false;
      return reply;
    },
    writes: null,
    needsSchemaInWords: false,
    secrets: secretsOf(settings),
  };
}

/** Search is demanded: merely offered, the model decides, and an answer from memory measures nothing. */
const agentBody = (model: string, { query, maxOutputTokens }: Asking) => ({
  model,
  input: query,
  tools: [{ type: "web_search", search_context_size: "low" }],
  tool_choice: "required",
  max_output_tokens: maxOutputTokens,
});

const chatBody = (model: string, { query, maxOutputTokens }: Asking) => ({
  model: model.replace(/^perplexity\//, ""),
  messages: [{ role: "user", content: query }],
  max_tokens: maxOutputTokens,
  web_search_options: { search_context_size: "low" },
});
