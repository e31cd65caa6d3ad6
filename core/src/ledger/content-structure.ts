import { row } from "./row.ts";

export const contentStructureRows = {
  ST1: row(
    "A",
    "The answer comes early",
    "44.2% of located citations come from the first 30% of a text, 24.7% from the last third",
    ["indig-places", "shashko", "autogeo"],
  ),
  ST2: row(
    "B",
    "Each section opens with its answer",
    "The same idea for a section",
    ["indig-places"],
    [
      "indig-places",
      "53% of citations inside paragraphs come from their middle, so the first sentence is no must",
    ],
  ),
  ST3: row("B", "A summary block", "Clarity and summary +32.8% in cited against uncited pages", ["semrush"]),
  ST4: row(
    "C",
    "Section length",
    "120 to 180 words between headings: 4.6 citations on average",
    ["se-ranking"],
    ["sill", "no effect of structure counts"],
  ),
  ST5: row("R", "Passages of 134 to 167 words", "The popular figure is not in the paper it is credited to", [
    "none",
  ]),
  ST6: row("C", "Passages that stand alone", "In every learned rule set read", ["autogeo"]),
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
    "Headings that ask",
    "Question and answer format +25.5%",
    ["semrush", "stacker"],
    ["absorption", "-5.7% for the format alone"],
  ),
  ST10: row("C", "A visible question-and-answer block", "Standardized coefficient +0.07", [
    "discovered-labs",
  ]),
  ST11: row("C", "Lists", "More common on cited pages", ["sellm"], ["paired-trials", "format alone is weak"]),
  ST12: row("C", "Tables", "Through comparison", ["lee-matched"], ["sill", "no effect on their own"]),
  ST13: row(
    "B",
    "Short statements that can be lifted",
    "The median sentence cited by Google AI Mode has 10 words",
    ["shashko"],
  ),
  ST14: row(
    "D",
    "Readability",
    "Plain wording about +14% of the words in the answer",
    ["geo", "airops"],
    ["c-seo", "no effect in most cells"],
  ),
  ST15: row(
    "B",
    "Main text marked and cleanly extractable",
    "Part of the semantic pillar that correlates at 0.65",
    ["geo-16", "practice"],
  ),
  ST16: row("C", "Text against markup", "Odds ratio 1.29 before correction", ["lee-first"]),
  ST17: row(
    "D",
    "Names of people, places and things",
    "20.6% proper nouns in cited text against 5 to 8% usually",
    ["indig-places"],
    ["indig-writing", "well-known names are negative"],
  ),
  ST18: row("C", "A conclusion before the footer", "24.7% of citations from the last third", [
    "indig-places",
  ]),
  ST19: row("C", "Emphasis", "Part of a bundle of small structure", ["geo-sfe"]),
  ST20: row("C", "Code examples", "+76.9% influence, confounded with the topic", ["absorption"]),
  ST21: row("C", "Table of contents", "Part of a bundle of large structure", ["geo-sfe"]),
} as const;
