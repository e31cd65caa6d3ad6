import { createOpenAI } from "@ai-sdk/openai";
import { sendWithSdk } from "./send-with-sdk.ts";
import { MAX_SEARCHES, secretsOf, type Vendor, type VendorSettings } from "./vendor.ts";
import { vendorFetch } from "./vendor-fetch.ts";

const ENDPOINT = "https://api.openai.com/v1";

export function openai(settings: VendorSettings): Vendor {
  // Key and address are always said: the package would else take them from the environment by itself.
  const provider = createOpenAI({
    apiKey: settings.apiKey ?? "",
    baseURL: settings.baseUrl ?? ENDPOINT,
    fetch: vendorFetch,
  });
  const model = provider.responses(settings.model);
  return {
    id: "openai",
    model: settings.model,
    searches: true,
    send: (asking) =>
      sendWithSdk(
        {
          model,
          tools: { web_search: provider.tools.webSearch({ searchContextSize: "low" }) },
          toolChoice: { type: "tool", toolName: "web_search" },
          providerOptions: { openai: { store: false, maxToolCalls: MAX_SEARCHES } },
        },
        asking,
      ),
    writes: model,
    needsSchemaInWords: false,
    secrets: secretsOf(settings),
  };
}
