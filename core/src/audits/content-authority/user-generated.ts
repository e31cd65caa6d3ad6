import { defineAudit, scored } from "../audit.ts";

export const userGenerated = defineAudit({
  id: "user-generated",
  section: "content_authority",
  title: "User-written threads",
  why: "Among results at the same search position, Google's AI answers cited pages written by users less often than others (AUC 0.42 to 0.46).",
  ledger: ["AU17"],

  run({ facts }) {
    const { kind } = facts.reading();
    if (kind !== "forum") return scored(1, "The page is not a discussion thread written by users.");
    return scored(
      0,
      "The page is a discussion thread, so no author or publisher is responsible for the whole text.",
      {
        fix: "Sum up the best answer in an article under your own name, and link to it from the thread.",
      },
    );
  },
});
