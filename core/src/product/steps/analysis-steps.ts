/** The steps of an analysis as users see them while it runs. */
export const ANALYSIS_STEPS = [
  { id: "fetch", label: "Fetch the page" },
  { id: "crawl-rules", label: "Read robots.txt and the sitemap" },
  { id: "read", label: "Extract the main text" },
  { id: "judge", label: "Run the checks" },
  { id: "save", label: "Write the recommendations" },
] as const;
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number]["id"];

/** One row of progress: the step, whether it is done, and what it found. */
export type StepReport = { step: string; state: "running" | "done"; detail?: string };
