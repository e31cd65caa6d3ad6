/** The closed list: a tag that is not here is a mistake in the article. */
export const TAGS = [
  "GEO Basics",
  "Evidence",
  "Writing",
  "Content Structure",
  "E-E-A-T",
  "Freshness",
  "Technical",
  "Measurement",
  "Competitors",
  "Industry Guides",
  "Workflow",
  "Risk & Ethics",
] as const;
