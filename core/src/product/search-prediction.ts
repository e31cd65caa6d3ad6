/** The one outside figure the product quotes about itself, with its source and what kind of figure it is. */
export const SEARCH_PREDICTION = {
  percent: 25,
  by: 2026,
  sentence: "Gartner predicts that traditional search engine volume will drop 25% by 2026",
  source: "Gartner, press release, February 2024.",
  url: "https://www.gartner.com/en/newsroom/press-releases/2024-02-19-gartner-predicts-search-engine-volume-will-drop-25-percent-by-2026-due-to-ai-chatbots-and-other-virtual-agents",
  caution: "A prediction, not a measurement.",
} as const;
