import { KEPT_PAGE_DAYS } from "../product/kept-page.ts";
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
  "analysis/answer-not-on-page": {
    kind: "validation",
    text: "This sentence isn't in the text of the page. Copy it from there word for word; headings and menus don't count.",
  },
  "analysis/ruled-out-invalid": {
    kind: "validation",
    text: "Please name at most {max} sentences that don't answer the question, each word for word",
  },
  "analysis/competitors-invalid": {
    kind: "validation",
    text: "Please name at most {max} competing pages, each by its URL",
  },
  "analysis/competitor-invalid": {
    kind: "validation",
    text: "{url} is not a valid URL. Please name competing pages by their full URL (e.g., {example})",
  },
  "analysis/competitor-is-page": {
    kind: "validation",
    text: "{url} is the page you want to analyze. Please name other pages to compare it with",
  },
  "analysis/competitor-same-page": {
    kind: "validation",
    text: "This URL leads to the page you analyzed, so there is nothing to compare.",
  },
  "analysis/competitor-twice": {
    kind: "validation",
    text: "This URL leads to another page in your list.",
  },
  "analysis/competitor-not-compared": {
    kind: "internal",
    text: "We could not compare your page with this one.",
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
  "analysis/too-old": {
    kind: "missing",
    text: "This analysis is too old to be judged again. Analyze the page again.",
    details: `We keep an analyzed page for ${KEPT_PAGE_DAYS} days.`,
  },
  "analysis/page-not-kept": {
    kind: "missing",
    text: "This page was too large to keep, so it can't be judged again. Analyze it again with your question.",
  },
  "page/refused-address": {
    kind: "validation",
    text: "We cannot analyze this address. Enter the public http or https URL of a page.",
  },
  "page/unreachable": {
    kind: "upstream",
    text: "We could not fetch the page. Check that it opens in a browser without signing in.",
  },
  "page/timeout": {
    kind: "upstream",
    text: "The page took too long to respond.",
  },
  "page/status": {
    kind: "upstream",
    text: "The page returned status {status}, so we could not read it.",
  },
  "page/not-html": { kind: "upstream", text: "This URL points to {type}, not to a web page." },
  "page/too-large": { kind: "upstream", text: "The page is larger than our limit of {limit}." },
  "page/too-many-redirects": { kind: "upstream", text: "The page redirects more than {limit} times." },
  "page/empty": {
    kind: "upstream",
    text: "The page has no text to analyze. A crawler that does not run scripts sees an empty page.",
  },
  "page/wall": {
    kind: "upstream",
    text: "The page asks visitors to sign in or pay, so we could not read it. AI crawlers may not be able to either.",
  },
} as const satisfies Record<string, Message>;
