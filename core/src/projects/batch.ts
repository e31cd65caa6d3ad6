/** Many pages analyzed together: its states, and what its list left out. */
export const BATCH_SOURCES = ["list", "csv", "sitemap", "again", "schedule"] as const;
export type BatchSource = (typeof BATCH_SOURCES)[number];
/** `draft`: shown as a preview, nothing has been fetched or counted yet. */
export const BATCH_STATES = ["draft", "running", "paused", "done", "cancelled"] as const;
export type BatchState = (typeof BATCH_STATES)[number];
/** `duplicate`: reading the page showed that it is another page of the batch; it cost nothing. */
export const BATCH_PAGE_STATES = [
  "left-out",
  "waiting",
  "started",
  "done",
  "failed",
  "duplicate",
  "cancelled",
] as const;
export type BatchPageState = (typeof BATCH_PAGE_STATES)[number];

export type BatchCounts = Record<BatchPageState, number>;
export type BatchPage = {
  place: number;
  url: string;
  state: BatchPageState;
  jobId: string | null;
  error: string | null;
  /** Set where the page was analyzed. */
  title: string | null;
  score: number | null;
};

/** How many lines of the list aren't pages to analyze, by reason, and some of them as examples. */
export type LeftOut = {
  duplicates: number;
  invalid: number;
  otherSite: number;
  refused: number;
  robots: number;
  /** The list was longer than a batch may be. */
  isCut: boolean;
  examples: { url: string; reason: "duplicate" | "invalid" | "other-site" | "refused" | "robots" }[];
};
export const NOTHING_LEFT_OUT: LeftOut = {
  duplicates: 0,
  invalid: 0,
  otherSite: 0,
  refused: 0,
  robots: 0,
  isCut: false,
  examples: [],
};
