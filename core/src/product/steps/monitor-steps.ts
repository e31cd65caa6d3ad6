/** The steps of a monitor run as users see them while it runs, and the limits of a run. */
export const MONITOR_STEPS = [
  { id: "pages", label: "Read your page and competitor pages" },
  { id: "ask", label: "Ask the engines" },
  { id: "compare", label: "Compare the results" },
] as const;
export type MonitorStep = (typeof MONITOR_STEPS)[number]["id"];

export const MAX_COMPETITORS = 5;
export const LONGEST_QUERY = 300;
/** A saved monitor is a set of queries for one page. */
export const MAX_QUERIES = 10;
export const LONGEST_NAME = 80;
export const SAMPLE_SIZES = [3, 5, 10] as const;
export type SampleSize = (typeof SAMPLE_SIZES)[number];
export const DEFAULT_SAMPLES: SampleSize = 3;
