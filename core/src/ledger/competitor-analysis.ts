import { row } from "./row.ts";

export const competitorAnalysisRows = {
  CA1: row(
    "A",
    "Place in the list the model reads",
    "58.4% cited at the first place against 14.2% at the tenth",
    ["airops", "c-seo"],
  ),
  CA2: row(
    "A",
    "The best passage beside the rivals' best passages",
    "Follows from coverage of the question and place in the list",
    ["lee-matched", "airops"],
  ),
  CA3: row("B", "Facts the rivals give and the page does not", "Completeness adds small gains", [
    "paired-trials",
  ]),
  CA4: row(
    "C",
    "Subtopics the rivals share",
    "Breadth over a whole domain correlates at 0.34",
    ["lee-matched"],
    ["airops", "weak for a single page"],
  ),
  CA5: row("B", "Tables, steps and definitions the rivals have", "As for each of them", [
    "lee-matched",
    "absorption",
  ]),
  CA6: row("B", "Age beside the rivals", "A recent stamp helps in paired trials", ["paired-trials"]),
  CA7: row(
    "B",
    "Speaks the topic's common language",
    "Cited domains are less unusual in their words than their peers",
    ["lee-matched"],
  ),
  CA8: row(
    "A",
    "The ceiling of one's own site",
    "84% and 85.7% of citations go to sites the brand does not own",
    ["muck-rack"],
    ["practice", "86% brand-managed on local queries"],
  ),
  CA9: row("A", "The cited set changes", "60 to 70% of cited domains change from day to day", ["elmo"]),
  CA10: row("C", "Comparison and pricing pages exist", "They are cited more than their number suggests", [
    "discovered-labs",
  ]),
  CA11: row("A", "Engines differ", "Two engines share 1.4% of cited addresses", ["lee-first"]),
} as const;
