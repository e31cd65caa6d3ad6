/** The only tags that articles may use. */
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
