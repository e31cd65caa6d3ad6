import { defineAudit, reported } from "../audit.ts";

export const ownSiteCeiling = defineAudit({
  id: "own-site-ceiling",
  section: "competitor_analysis",
  title: "Most citations go to other sites",
  why: "About 85% of citations go to sites a brand does not own; no page can change that alone. No points.",
  ledger: ["CA8", "CA9", "CA11"],
  part: 0,
  run: () =>
    reported(
      "Not scored: this page competes for the smaller part that goes to a brand's own site. The monitor shows the rest, engine by engine.",
    ),
});
