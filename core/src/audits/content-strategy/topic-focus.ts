import { defineCheckAudit } from "../check-audit.ts";

export const topicFocus = defineCheckAudit({
  id: "topic-focus",
  section: "content_strategy",
  title: "Focus on one topic",
  why: "In one study of ChatGPT, pages covering 26 to 50% of related questions did best; covering all of them added 4.6 points over covering none.",
  ledger: ["CS3"],
  /** Information only: too few labelled pages fail it to know when it is right. */
  check: "stays_on_topic",
  passed: "The page stays on its topic.",
  failed: "Parts of the page leave its topic.",
  fix: "Move the parts that don't serve the page's question to their own page.",
});
