/** The steps of an analysis as people see them while it runs. */
export const ANALYSIS_STEPS = [
  { id: "fetch", label: "Fetch the page" },
  { id: "crawl-rules", label: "Read robots.txt and the sitemap" },
  { id: "read", label: "Extract the main text" },
  { id: "judge", label: "Run the audits" },
  { id: "save", label: "Write the recommendations" },
] as const;
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number]["id"];

/** What one row of progress says: which step, whether it is over, and what it found. */
export type StepReport = { step: string; state: "running" | "done"; detail?: string };
