import type { Message } from "./message.ts";

/** Failures of answer engines and language models, and what they mean for the user. */
export const aiMessages = {
  "ai/not-configured": {
    kind: "missing",
    text: "No AI engine is connected, so this part is estimated from the page's text.",
  },
  "ai/timeout": { kind: "upstream", text: "{engine} took too long to respond." },
  "ai/unreachable": { kind: "upstream", text: "{engine} could not be reached." },
  "ai/unavailable": { kind: "upstream", text: "{engine} returned an error (status {status})." },
  "ai/rate-limited": {
    kind: "upstream",
    text: "{engine} is limiting requests. Please try again in a few minutes.",
  },
  "ai/resting": {
    kind: "upstream",
    text: "{engine} failed several times in a row. We will try again in {seconds} seconds.",
  },
  "ai/credit-spent": {
    kind: "upstream",
    text: "This site's {engine} account is out of credit. The problem is in the operator's log.",
  },
  "ai/key-refused": {
    kind: "upstream",
    text: "{engine} rejected this site's API key. The problem is in the operator's log.",
  },
  "ai/model-unknown": {
    kind: "upstream",
    text: "{engine} does not offer the configured model. The problem is in the operator's log.",
  },
  "ai/question-refused": { kind: "upstream", text: "{engine} could not process this question." },
  "ai/too-long": { kind: "upstream", text: "This text is too long for {engine}." },
  "ai/reply-too-large": { kind: "upstream", text: "{engine} sent more than an answer can hold." },
  "ai/address-refused": {
    kind: "upstream",
    text: "{engine} is configured with an address that can't be a model's. The problem is in the operator's log.",
  },
  "ai/refused": { kind: "upstream", text: "{engine} declined to answer." },
  "ai/empty": { kind: "upstream", text: "{engine} returned an empty answer." },
  "ai/cut": { kind: "upstream", text: "{engine} stopped before finishing its answer." },
  "ai/unfinished": { kind: "upstream", text: "{engine} did not say that its answer is complete." },
  "ai/unreadable": { kind: "parse", text: "{engine} returned an answer we could not read." },
  "ai/off-schema": { kind: "parse", text: "{engine} returned an answer in the wrong format." },
  "ai/request-budget": {
    kind: "upstream",
    text: "This request reached its AI spending limit, so the rest is estimated.",
  },
  "ai/user-budget": {
    kind: "upstream",
    text: "Your account reached its AI spending limit for today. It can use AI again after 00:00 UTC.",
  },
  "ai/day-budget": {
    kind: "upstream",
    text: "This site reached its AI spending limit for today, so the rest is estimated.",
  },
} as const satisfies Record<string, Message>;
