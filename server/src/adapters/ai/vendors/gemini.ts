import { createGoogle } from "@ai-sdk/google";
import { sendWithSdk } from "./send-with-sdk.ts";
import { secretsOf, type Vendor, type VendorSettings } from "./vendor.ts";
import { vendorFetch } from "./vendor-fetch.ts";

const ENDPOINT = "https://generativelanguage.googleapis.com/v1beta";

export function gemini(settings: VendorSettings): Vendor {
  const provider = createGoogle({
    apiKey: settings.apiKey ?? "",
    baseURL: settings.baseUrl ?? ENDPOINT,
    fetch: vendorFetch,
  });
  const model = provider(settings.model);
  return {
    id: "gemini",
    model: settings.model,
    searches: true,
    send: (asking) =>
      sendWithSdk({ model, tools: { google_search: provider.tools.googleSearch({}) } }, asking),
    writes: model,
    needsSchemaInWords: false,
    secrets: secretsOf(settings),
  };
}
