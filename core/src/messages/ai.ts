import type { Message } from "./message.ts";

/** What an answer engine or a language model did not do, and what it means for the person who waits. */
export const aiMessages = {
  "ai/not-configured": {
    kind: "missing",
    text: "No AI engine is configured here, so this part is estimated from the text of the page.",
  },
  "ai/timeout": { kind: "upstream", text: "{engine} took too long to answer." },
  "ai/unreachable": { kind: "upstream", text: "{engine} could not be reached." },
  "ai/unavailable": { kind: "upstream", text: "{engine} is having trouble (status {status})." },
  "ai/rate-limited": {
    kind: "upstream",
    text: "{engine} takes no more questions for the moment. Please try again in a few minutes.",
  },
  "ai/resting": {
    kind: "upstream",
    text: "{engine} failed several times in a row, so it is left alone for {seconds} seconds.",
  },
  "ai/credit-spent": {
    kind: "upstream",
    text: "The account with {engine} has no credit left. The operator has been told in the log.",
  },
  "ai/key-refused": {
    kind: "upstream",
    text: "{engine} refused the key of this installation. The operator has been told in the log.",
  },
  "ai/model-unknown": {
    kind: "upstream",
    text: "{engine} does not know the model that is set here. The operator has been told in the log.",
  },
  "ai/question-refused": { kind: "upstream", text: "{engine} could not work with this question." },
  "ai/too-long": { kind: "upstream", text: "This is more text than {engine} can read at once." },
  "ai/refused": { kind: "upstream", text: "{engine} declined to answer." },
  "ai/empty": { kind: "upstream", text: "{engine} sent an empty answer." },
  "ai/cut": { kind: "upstream", text: "{engine} stopped in the middle of its answer." },
  "ai/unreadable": { kind: "parse", text: "{engine} sent an answer that could not be read." },
  "ai/off-schema": { kind: "parse", text: "{engine} did not keep to the form it was asked for." },
  "ai/request-budget": {
    kind: "upstream",
    text: "This request has used what it may spend on AI engines, so the rest is estimated.",
  },
  "ai/day-budget": {
    kind: "upstream",
    text: "This installation has used what it may spend on AI engines today, so the rest is estimated.",
  },
} as const satisfies Record<string, Message>;
