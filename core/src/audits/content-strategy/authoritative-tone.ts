import { defineAudit, reported } from "../audit.ts";

export const authoritativeTone = defineAudit({
  id: "authoritative-tone",
  section: "content_strategy",
  title: "Authoritative tone",
  why: "Often advised; in repetition it did nothing. No points.",
  ledger: ["CS25"],
  run: () =>
    reported(
      "Not scored: sounding sure was tested and moved nothing; being checkable is scored under authority.",
    ),
});
