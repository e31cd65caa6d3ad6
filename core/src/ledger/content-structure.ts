import { row } from "./row.ts";

export const contentStructureRows = {
  ST1: row(
    "A",
    "The answer comes early",
    "44.2% of located citations come from the first 30% of a text, 24.7% from the last third; the median cited sentence stands at 37% of the page",
    ["indig-places", "shashko", "autogeo", "organikpi"],
  ),
  ST2: row(
    "B",
    "Each section opens with its answer",
    "The same idea for a section",
    ["indig-places"],
    [
      "indig-places",
      "53% of citations inside paragraphs come from the middle, so the first sentence is not essential",
    ],
  ),
  ST3: row("B", "A summary block", "Clarity and summary +32.8% on cited pages compared with uncited ones", [
    "semrush",
  ]),
  ST4: row(
    "C",
    "Section length",
    "120 to 180 words between headings: 4.6 citations on average",
    ["se-ranking", "own-sites"],
    ["google-guide", "content does not have to be broken into small pieces for Google's AI features"],
  ),
  ST5: row("R", "Passages of 134 to 167 words", "The popular number is not in the paper it is credited to", [
    "none",
    "google-guide",
  ]),
  ST6: row("C", "Self-contained passages", "In every learned rule set read", ["autogeo"]),
  ST7: row(
    "B",
    "One main heading and no skipped levels",
    "Semantic HTML correlates at 0.65; restructuring +17.3% citations in simulation",
    ["geo-16", "geo-sfe"],
    ["paired-trials", "format-only edits have little impact"],
  ),
  ST8: row(
    "D",
    "Number of headings",
    "Depth of subheadings is positive",
    ["lee-matched"],
    ["indig-writing", "three or four headings do worse than none"],
  ),
  ST9: row(
    "D",
    "Question headings",
    "Question and answer format +25.5% in one count; +1.6 points in the chance to be admitted, other features held equal",
    ["semrush", "stacker", "own-sites", "geodml"],
    [
      "own-pages",
      "cited pages had fewer of them (AUC 0.31); lower too in 600 simulated questions, no effect for Perplexity",
    ],
  ),
  ST10: row(
    "C",
    "A visible question-and-answer block",
    "Standardized coefficient +0.07",
    ["discovered-labs", "own-sites", "pg-results"],
    [
      "own-rewrites",
      "slightly less of the answer in 600 simulated questions (-0.06); no effect for Perplexity",
    ],
  ),
  ST11: row("C", "Lists", "More common on cited pages", ["sellm"], ["paired-trials", "format alone is weak"]),
  ST12: row(
    "C",
    "Tables",
    "Only through comparisons",
    ["lee-matched"],
    ["sill", "no effect when tested alone"],
  ),
  ST13: row(
    "D",
    "Short statements that can be quoted",
    "The median sentence cited by Google AI Mode has 10 words; slightly more of the answer in 600 simulated questions (+0.06)",
    ["shashko", "own-rewrites"],
    ["own-sites", "sites with more of them were cited less than their search position predicts (-0.24)"],
  ),
  ST14: row(
    "D",
    "Readability",
    "Plain wording about +14% of the words in the answer",
    ["geo", "airops"],
    ["web-factors", "ChatGPT cited pages in plain language less often (odds ratio 0.55, p = 0.013)"],
  ),
  ST15: row(
    "B",
    "Main text marked up and easy to extract",
    "Part of a group of signals that correlates at 0.65",
    ["geo-16", "practice"],
  ),
  ST16: row("C", "Text-to-HTML ratio", "Odds ratio 1.29 before correction", ["lee-first"]),
  ST17: row(
    "D",
    "Names of people, places and things",
    "20.6% proper nouns in cited text; 5 to 8% is usual",
    ["indig-places"],
    ["indig-writing", "well-known names are negative"],
  ),
  ST18: row("C", "A conclusion before the footer", "24.7% of citations from the last third", [
    "indig-places",
  ]),
  ST19: row("C", "Emphasis", "Part of a group of small structural edits", ["geo-sfe"]),
  ST20: row("C", "Code examples", "+76.9% influence, confounded with the topic", ["absorption"]),
  ST21: row(
    "C",
    "Table of contents",
    "Cited by Perplexity more often at equal rank (odds ratio 3.5); part of a group of large structural edits in a simulation",
    ["perplexity-30", "geo-sfe"],
  ),
} as const;
