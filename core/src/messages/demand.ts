import type { Message } from "./message.ts";

/** Connections to Google and Bing, and the figures that they bring. Not in the catalogue of the public pages. */
export const demandMessages = {
  "demand/google-not-configured": {
    kind: "upstream",
    text: "This installation has no Google client. The operator sets GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.",
  },
  "demand/attempt-invalid": {
    kind: "validation",
    text: "This sign-in at Google was started elsewhere or too long ago. Please connect again.",
  },
  "demand/google-declined": {
    kind: "validation",
    text: "Google didn't give access. Nothing was connected.",
  },
  "demand/scope-missing": {
    kind: "validation",
    text: "Google gave access without Search Console and Analytics. Connect again and tick at least one of them.",
  },
  "demand/kind-not-allowed": {
    kind: "upstream",
    text: "This service was left out when Google gave access. Connect again and tick it.",
  },
  "demand/key-invalid": {
    kind: "validation",
    text: "Bing doesn't accept this API key. Copy it from Bing Webmaster Tools, Settings, API access.",
  },
  "demand/access-ended": {
    kind: "upstream",
    text: "Access has ended. Someone removed it, or a password changed. Please connect again.",
  },
  "demand/property-refused": {
    kind: "upstream",
    text: "The connected account may not read this property. Ask its owner for access.",
  },
  "demand/api-disabled": {
    kind: "upstream",
    text: "Google's interface for this data is switched off. The operator switches it on for the Google client.",
  },
  "demand/quota": { kind: "rate", text: "The quota of the service is used up. We try again in {wait}." },
  "demand/unavailable": { kind: "upstream", text: "The service doesn't answer at the moment. We try again." },
  "demand/unreadable": {
    kind: "parse",
    text: "The service gave an answer that we can't read. We try again.",
  },
  "demand/not-connected": { kind: "missing", text: "This account isn't connected." },
  "demand/property-unknown": { kind: "missing", text: "This property isn't connected." },
  "demand/property-not-offered": {
    kind: "validation",
    text: "The connected account doesn't have this property.",
  },
  "demand/property-taken": { kind: "validation", text: "This property is connected already." },
  "demand/too-many-properties": {
    kind: "limit",
    text: "A workspace can connect up to {most} properties. Remove one first.",
  },
} as const satisfies Record<string, Message>;
