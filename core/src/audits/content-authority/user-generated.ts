import { defineAudit, scored } from "../audit.ts";

export const userGenerated = defineAudit({
  id: "user-generated",
  section: "content_authority",
  title: "Someone answers for the text",
  why: "Among results at the same place, Google's AI answers cited pages written by users less often than others (AUC 0.42 to 0.46).",
  ledger: ["AU17"],

  run({ facts }) {
    const { kind } = facts.reading();
    if (kind !== "forum") return scored(1, "The page is published, not posted by users.");
    return scored(0, "The page is a thread that users write; nobody answers for it as a whole.", {
      fix: "Sum up the best answer in an article under your own name, and link it from the thread.",
    });
  },
});
