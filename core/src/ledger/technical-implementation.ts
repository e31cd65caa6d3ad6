import { row } from "./row.ts";

export const technicalImplementationRows = {
  TE1: row("A", "Search and fetch crawlers are let in", "A precondition, engine by engine", ["vendors"]),
  TE2: row("A", "Training crawlers", "No effect on being cited; a choice of policy", ["vendors"]),
  TE3: row("A", "Indexing and snippets are allowed", "Google ties its AI features to snippet eligibility", [
    "google",
  ]),
  TE4: row(
    "A",
    "The main text is in the served HTML",
    "The crawlers of OpenAI, Anthropic and Perplexity fetched scripts and never ran them",
    ["vercel"],
  ),
  TE5: row("A", "Secure, found, and without detours", "About a third of assistants' fetches end at a 404", [
    "vercel",
  ]),
  TE6: row("B", "No wall for crawlers", "The same page refused to crawlers' names", ["practice"]),
  TE7: row("C", "The canonical address is the page's own", "Odds ratio 1.92 before correction", [
    "lee-first",
  ]),
  TE8: row(
    "R",
    "Structured data is present",
    "Commoner on cited pages (r = 0.63)",
    ["geo-16", "airops"],
    ["ahrefs-schema", "adding it: -4.6%, +2.4% and +2.2%, no effect"],
  ),
  TE9: row("C", "Structured data is valid and agrees with the page", "Hygiene; rich results", ["google"]),
  TE10: row(
    "R",
    "FAQ and how-to markup",
    "Little to no impact",
    ["se-ranking"],
    ["ahrefs-schema", "no winning type in the controlled test"],
  ),
  TE11: row("R", "llms.txt", "6.8 against 6.7 citations with and without it; 300,000 domains show no link", [
    "trakkr",
    "se-ranking",
    "google",
  ]),
  TE12: row("R", "ai.txt and similar files", "No evidence found", ["none"]),
  TE13: row("B", "Title and description", "Part of the metadata pillar that correlates at 0.68", ["geo-16"]),
  TE14: row("C", "Open Graph", "In bundles only", ["geo-16"]),
  TE15: row("C", "The language is declared", "Two languages shared 22% of sources for the same question", [
    "citelens",
  ]),
  TE16: row("C", "Listed in the sitemap with a sane date", "In a bundle", ["geo-16"]),
  TE17: row(
    "D",
    "Speed",
    "First paint under 0.4 s: 6.7 citations on average",
    ["se-ranking"],
    ["lee-first", "no relation"],
  ),
  TE18: row("C", "Fits what a reading tool keeps", "Tools pass on a few thousand tokens", ["agentgrade"]),
  TE19: row("C", "Internal links", "Odds ratio 2.75 before correction", ["lee-first"]),
  TE20: row("C", "A readable address", "Topic addresses 6.4 citations against 2.7 for stuffed ones", [
    "se-ranking",
  ]),
  TE21: row("C", "Text for images", "Accessibility", ["practice"], ["sill", "no effect as a count"]),
  TE22: row("B", "Open without login or payment", "A learned rule asks for full access", ["autogeo"]),
  TE23: row(
    "D",
    "Advertising and pop-ups",
    "Noise in learned rules",
    ["autogeo"],
    ["lee-first", "pop-ups have no effect"],
  ),
  TE24: row("R", "Feed, author tag, viewport", "None found", ["none"]),
} as const;
