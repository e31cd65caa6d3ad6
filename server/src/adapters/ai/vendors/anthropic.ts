import { createAnthropic } from "@ai-sdk/anthropic";
import { sendWithSdk } from "./send-with-sdk.ts";
import { MOST_SEARCHES, secretsOf, type Vendor, type VendorSettings } from "./vendor.ts";

const ENDPOINT = "https://api.anthropic.com/v1";

export function anthropic(settings: VendorSettings): Vendor {
  const provider = createAnthropic({ apiKey: settings.apiKey ?? "", baseURL: settings.baseUrl ?? ENDPOINT });
  const model = provider(settings.model);
  const search = provider.tools.webSearch_20250305({ maxUses: MOST_SEARCHES });
  return {
    id: "anthropic",
    model: settings.model,
    searches: true,
    send: (asking) => sendWithSdk({ model, tools: { web_search: search } }, asking),
    writes: model,
    needsSchemaInWords: false,
    secrets: secretsOf(settings),
  };
}
