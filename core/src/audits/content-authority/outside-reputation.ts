import { defineAudit, reported } from "../audit.ts";

export const outsideReputation = defineAudit({
  id: "outside-reputation",
  section: "content_authority",
  title: "Reputation elsewhere",
  why: "Mentions on other sites go with visibility, and cannot be read off a page. No points.",
  ledger: ["AU10", "AU11", "AU12"],
  part: 0,
  run: () => reported("Not measured and not scored: no number is made up for what the page cannot show."),
});
