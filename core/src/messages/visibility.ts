import { LONGEST_NAME, LONGEST_QUERY, MAX_QUERIES } from "../product/steps/monitor-steps.ts";
import type { Message } from "./message.ts";

/** The AI visibility monitor. */
export const visibilityMessages = {
  "visibility/form-incomplete": { kind: "validation", text: "Please provide both URL and search query" },
  "visibility/input-missing": { kind: "validation", text: "URL and query are required" },
  "visibility/url-invalid": {
    kind: "validation",
    text: "Invalid URL format",
    details: "Please provide a valid HTTP/HTTPS URL",
  },
  "visibility/query-too-long": {
    kind: "validation",
    text: "The search query is too long",
    details: `Please use at most ${LONGEST_QUERY} characters`,
  },
  "visibility/query-wordless": {
    kind: "validation",
    text: "The search query has no words",
    details: "Please enter the question as a person would type it",
  },
  "visibility/samples-invalid": { kind: "validation", text: "Samples must be 3, 5 or 10" },
  "visibility/limit-reached": { kind: "limit", text: "Usage limit reached" },
  "visibility/run-unknown": { kind: "missing", text: "This run was not found" },
  "visibility/claim-unknown": { kind: "missing", text: "This claim was not found" },
  "visibility/overrule-unknown": { kind: "missing", text: "This verdict was not found" },
  "visibility/too-many-overrules": {
    kind: "validation",
    text: "You have reached the limit of {most} verdicts. Undo one first.",
  },
  "visibility/too-many-saved": {
    kind: "validation",
    text: "You have reached the limit of {most} saved monitors. Remove one first.",
  },
  "visibility/monitor-unknown": { kind: "missing", text: "This monitor was not found" },
  "visibility/queries-invalid": {
    kind: "validation",
    text: `A monitor can have 1 to ${MAX_QUERIES} queries; this one would have {count}.`,
  },
  "visibility/name-too-long": {
    kind: "validation",
    text: "The name is too long",
    details: `Please use at most ${LONGEST_NAME} characters`,
  },
  "visibility/page-unread": { kind: "upstream", text: "{reason}" },
  "visibility/run-full": { kind: "validation", text: "A run can include up to 5 competitors" },
  "visibility/call-failed": {
    kind: "upstream",
    text: "Analysis failed",
    details: "An unexpected error occurred during analysis",
  },
  "visibility/offline": {
    kind: "upstream",
    text: "No internet connection",
    details: "Please check your connection and try again",
  },
  "visibility/failed": { kind: "upstream", text: "Failed to analyze AI visibility. Please try again." },
} as const satisfies Record<string, Message>;
