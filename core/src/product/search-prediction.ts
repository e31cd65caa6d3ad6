/** The one outside number the product quotes on its own pages, with its source. */
export const SEARCH_PREDICTION = {
  percent: 25,
  by: 2026,
  sentence: "In 2024 Gartner predicted that traditional search engine volume would drop 25% by 2026",
  source: "Gartner, press release, February 2024.",
  url: "https://www.gartner.com/en/newsroom/press-releases/2024-02-19-gartner-predicts-search-engine-volume-will-drop-25-percent-by-2026-due-to-ai-chatbots-and-other-virtual-agents",
  /** Said beside the number, not only in the note: the year of the prediction is nearly over. */
  outcome: "That year is almost over, and no public data show whether it came true.",
  caution: "A prediction, not a measurement. As of November 2026, no public data confirm or refute it.",
} as const;
