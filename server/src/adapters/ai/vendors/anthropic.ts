/**
 * Anthropic's messages with its search tool. The question is sent without the SDK: a turn that the vendor pauses has to be
 * sent back exactly as it came, also with a search that has no result yet.
 */
import { createAnthropic } from "@ai-sdk/anthropic";
import {
  createJsonResponseHandler,
  createStatusCodeErrorResponseHandler,
  postJsonToApi,
} from "@ai-sdk/provider-utils";
import { z } from "zod";
import { type Asking, MAX_SEARCHES, secretsOf, type Vendor, type VendorSettings } from "./vendor.ts";
import { vendorFetch } from "./vendor-fetch.ts";

const ENDPOINT = "https://api.anthropic.com/v1";
const VERSION = "2023-06-01";
const Parts = z.looseObject({ content: z.array(z.unknown()) });

export function anthropic(settings: VendorSettings): Vendor {
  const base = (settings.baseUrl ?? ENDPOINT).replace(/\/+$/, "");
  const apiKey = settings.apiKey ?? "";
  const provider = createAnthropic({ apiKey, baseURL: base, fetch: vendorFetch });

  const send = async (asking: Asking): Promise<unknown> => {
    const { value } = await postJsonToApi({
      url: `${base}/messages`,
      headers: { "x-api-key": apiKey, "anthropic-version": VERSION },
      body: messagesBody(settings.model, asking),
      failedResponseHandler: createStatusCodeErrorResponseHandler(),
      successfulResponseHandler: createJsonResponseHandler(z.unknown()),
      fetch: vendorFetch,
      ...(asking.signal && { abortSignal: asking.signal }),
    });
    return asking.soFar ? joined(asking.soFar, value) : value;
  };

  return {
    id: "anthropic",
    model: settings.model,
    searches: true,
    send,
    partsOf: (body) => Parts.parse(body).content,
    writes: provider(settings.model),
    needsSchemaInWords: false,
    secrets: secretsOf(settings),
  };
}

const messagesBody = (model: string, { query, maxOutputTokens, soFar }: Asking) => ({
  model,
  max_tokens: maxOutputTokens,
  messages: [{ role: "user", content: query }, ...(soFar ? [{ role: "assistant", content: soFar }] : [])],
  tools: [{ type: "web_search_20250305", name: "web_search", max_uses: MAX_SEARCHES }],
});

/** The whole turn: what came before the pause, and what came after it. The usage is that of the last call. */
function joined(soFar: unknown[], value: unknown): unknown {
  const rest = Parts.safeParse(value);
  return rest.success ? { ...rest.data, content: [...soFar, ...rest.data.content] } : value;
}
