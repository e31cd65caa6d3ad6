import { connectionMessages } from "./connection.ts";
import type { Message } from "./message.ts";

/** From a pasted address to a stored result. */
export const analysisMessages = {
  "analysis/url-missing": { kind: "validation", text: "Please enter a URL" },
  "analysis/url-invalid": { kind: "validation", text: "Please enter a valid URL (e.g., {example})" },
  "analysis/question-invalid": {
    kind: "validation",
    text: "Please enter a question of {min} to {max} characters",
  },
  "analysis/kind-unknown": { kind: "validation", text: "Please choose one of these kinds of page: {kinds}" },
  "analysis/answer-invalid": {
    kind: "validation",
    text: "Please mark a sentence of {min} to {max} characters as the answer",
  },
  ...connectionMessages,
  "analysis/failed": { kind: "upstream", text: "Failed to analyze content" },
  "analysis/incomplete": { kind: "parse", text: "Incomplete analysis result. Please try again." },
  "analysis/unparsable": { kind: "parse", text: "Failed to parse analysis results: {reason}" },
  "analysis/unprocessable": {
    kind: "parse",
    text: "Unable to process the analysis results. Please try again.",
  },
  "analysis/save-failed": { kind: "database", text: "Failed to save search results. Please try again." },
  "analysis/history-save-failed": { kind: "database", text: "Failed to save search history" },
  "analysis/history-fetch-failed": { kind: "database", text: "Failed to fetch search history" },
  "analysis/history-failed": { kind: "database", text: "Failed to load search history. Please try again." },
  "analysis/history-unexpected": { kind: "internal", text: "An unexpected error occurred." },
  "analysis/not-found": {
    kind: "missing",
    text: "This analysis does not exist, or it belongs to another account.",
  },
  "page/refused-address": {
    kind: "validation",
    text: "This address cannot be analyzed. Use the public http or https address of a page.",
  },
  "page/unreachable": {
    kind: "upstream",
    text: "The page could not be fetched. Check that the address opens in a browser without signing in.",
  },
  "page/timeout": {
    kind: "upstream",
    text: "The page took too long to answer, so there was nothing to read.",
  },
  "page/status": {
    kind: "upstream",
    text: "The page answered with status {status}, so there was nothing to read.",
  },
  "page/not-html": { kind: "upstream", text: "The address leads to {type}, not to a web page." },
  "page/too-large": { kind: "upstream", text: "The page is larger than {limit}, more than we read." },
  "page/too-many-redirects": { kind: "upstream", text: "The page redirects more than {limit} times." },
  "page/empty": {
    kind: "upstream",
    text: "The page has no text to analyze. Its HTML as served is empty for a crawler that runs no scripts.",
  },
  "page/wall": {
    kind: "upstream",
    text: "The page asks its readers to sign in or pay, so there was nothing to read for us or for an AI crawler.",
  },
} as const satisfies Record<string, Message>;
