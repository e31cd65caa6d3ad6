import { row } from "./row.ts";

export const competitorAnalysisRows = {
  CA1: row(
    "A",
    "Position in the list the model reads",
    "58.4% cited in first place, 14.2% in tenth place; AUC 0.77 in ChatGPT's own list",
    ["airops", "c-seo", "own-results", "perplexity-30", "own-list"],
    [
      "organikpi",
      "the list is the engine's own: of the URLs that ChatGPT cites, 4.2% are in Google's top ten, of Gemini's 41%",
    ],
  ),
  CA2: row(
    "A",
    "Your best passage compared with others' best passages",
    "Follows from covering the question and from position in the list",
    ["lee-matched", "airops"],
  ),
  CA3: row(
    "B",
    "Facts that competing pages give and this page does not",
    "Completeness adds small gains; cited pages had more facts in their best passage (AUC 0.68)",
    ["paired-trials", "own-pages"],
  ),
  CA4: row(
    "C",
    "Subtopics that competing pages share",
    "Breadth over a whole domain correlates at 0.34",
    ["lee-matched"],
    ["airops", "weak for a single page"],
  ),
  CA5: row("B", "Tables, steps and definitions that competing pages have", "See the row of each format", [
    "lee-matched",
    "absorption",
  ]),
  CA6: row("B", "Age compared with competing pages", "A recent date helps in paired trials", [
    "paired-trials",
  ]),
  CA7: row(
    "B",
    "Common vocabulary of the topic",
    "Cited domains use less unusual wording than comparable domains",
    ["lee-matched"],
  ),
  CA8: row(
    "A",
    "Citations on sites you do not own",
    "84% and 85.7% of citations go to sites the brand does not own",
    ["muck-rack"],
    ["practice", "86% brand-managed on local queries"],
  ),
  CA9: row(
    "A",
    "Cited sites change daily",
    "60 to 70% of cited domains change from day to day; 55.9% of sites appear in one of four runs on the same day",
    ["elmo", "organikpi"],
  ),
  CA10: row("C", "Comparison and pricing pages exist", "They are cited more than their number suggests", [
    "discovered-labs",
  ]),
  CA11: row("A", "Engines differ", "Two engines share 1.4% of cited URLs", ["lee-first"]),
} as const;
