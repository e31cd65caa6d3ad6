import { row } from "./row.ts";

export const contentFreshnessRows = {
  FR1: row(
    "B",
    "A date that people and machines both see",
    "The strongest group of signals in one study, r = 0.68",
    ["geo-16"],
    ["own-list", "on product questions, ChatGPT cited pages with a publication date less often (AUC 0.41)"],
  ),
  FR2: row(
    "D",
    "Time since the last real update",
    "Cited pages are 25.7% newer (1,064 against 1,432 days); pages under three months old had 6.0 citations, older ones 3.6",
    ["ahrefs-age", "se-ranking", "airops"],
    [
      "geodml",
      "on commercial questions, fresher pages were slightly less often admitted (-0.5 points); a coefficient of only +0.05 in an agency's data",
    ],
  ),
  FR3: row(
    "A",
    "A newer date alone changes a model's ranking",
    "By up to 95 places; a quarter of preferences flip; pages with a visible “updated” date were cited more often by Perplexity at equal rank (odds ratio 3.1)",
    ["recency", "paired-trials", "perplexity-30"],
  ),
  FR4: row(
    "B",
    "Engines differ in the age they cite",
    "Median age in months: Claude 5.1, Google AI 6.0, Gemini 7.8, ChatGPT 8.0",
    ["discovered-labs"],
    ["ahrefs-age", "AI Overviews are not fresher than organic results"],
  ),
  FR5: row("B", "A date changed without an edit", "A policy risk; no gain shown", ["google"]),
  FR6: row("C", "Outdated years and numbers", "Plausible; not tested on its own", ["practice"]),
  FR7: row("C", "Past events described as upcoming", "Plausible; not tested on its own", ["practice"]),
  FR8: row("C", "Header and sitemap dates agree", "Tested only in a group of signals", ["geo-16"]),
  FR9: row("B", "Dead outbound links", "Citations that cannot be verified", ["geo-flag"]),
  FR10: row(
    "B",
    "How quickly the topic changes",
    "On commercial questions 83% of citations go to pages updated within a year",
    ["airops"],
    ["own-list", "on product questions, ChatGPT cited pages with a publication date less often (AUC 0.41)"],
  ),
  FR11: row(
    "C",
    "A note on what changed",
    "Not tested on its own",
    ["practice"],
    ["own-more-sites", "sites that have it were cited less than their search position predicts (-0.26)"],
  ),
} as const;
