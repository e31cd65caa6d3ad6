import { row } from "./row.ts";

export const contentFreshnessRows = {
  FR1: row("B", "A date that people and machines read alike", "The strongest pillar of one study, r = 0.68", [
    "geo-16",
  ]),
  FR2: row(
    "A",
    "Time since the last real update",
    "Cited pages are 25.7% younger (1,064 against 1,432 days); under three months 6.0 against 3.6 citations",
    ["ahrefs-age", "se-ranking", "airops"],
    ["discovered-labs", "a coefficient of only +0.05"],
  ),
  FR3: row(
    "A",
    "A newer date alone moves a model's ranking",
    "By up to 95 places; a quarter of preferences flip",
    ["recency", "paired-trials"],
  ),
  FR4: row(
    "B",
    "Engines differ in the age they cite",
    "Median age in months: Claude 5.1, Google AI 6.0, Gemini 7.8, ChatGPT 8.0",
    ["discovered-labs"],
    ["ahrefs-age", "AI Overviews are not fresher than organic results"],
  ),
  FR5: row("B", "A date moved without a change", "A policy risk; no gain shown", ["google"]),
  FR6: row("C", "Old years and old figures", "Plausible, not isolated", ["practice"]),
  FR7: row("C", "Past events told as coming", "Plausible, not isolated", ["practice"]),
  FR8: row("C", "Header and sitemap dates agree", "In a bundle", ["geo-16"]),
  FR9: row("B", "Dead outbound links", "Citations that cannot be verified", ["geo-flag"]),
  FR10: row(
    "B",
    "How time-bound the topic is",
    "On commercial questions 83% of citations go to pages updated within a year",
    ["airops"],
  ),
  FR11: row("C", "A note of what changed", "Not isolated", ["practice"]),
} as const;
