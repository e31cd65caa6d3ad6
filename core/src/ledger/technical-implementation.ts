import { row } from "./row.ts";

export const technicalImplementationRows = {
  TE1: row("A", "Search and fetch crawlers are allowed", "Required by each engine", ["vendors"]),
  TE2: row("A", "Training crawlers", "No effect on being cited; a choice of policy", ["vendors"]),
  TE3: row(
    "A",
    "Indexing and snippets are allowed",
    "Google ties its AI features to snippet eligibility; a setting in test in Search Console keeps a site out of them, and no crawler can see it",
    ["google", "google-guide", "search-console"],
  ),
  TE4: row(
    "A",
    "The main text is in the served HTML",
    "The crawlers of OpenAI, Anthropic and Perplexity fetched scripts and never ran them",
    ["vercel"],
  ),
  TE5: row("A", "HTTPS, status 200, few redirects", "About a third of assistants' fetches end at a 404", [
    "vercel",
  ]),
  TE6: row(
    "B",
    "Crawlers are not blocked by the server",
    "The same page refused to requests with a crawler's name",
    ["practice"],
  ),
  TE7: row(
    "C",
    "The canonical URL is the page's own",
    "Odds ratio 1.92 before correction",
    ["lee-first"],
    [
      "own-more-sites",
      "sites that have it were cited slightly less than their search position predicts (-0.11)",
    ],
  ),
  TE8: row(
    "R",
    "Structured data is present",
    "More common on cited pages (r = 0.63)",
    ["geo-16", "airops"],
    [
      "ahrefs-schema",
      "adding it: -4.6%, +2.4% and +2.2%, no effect; slightly less often admitted by re-ranking models (-1.4 points); Google's guide says that its AI features need none",
    ],
  ),
  TE9: row(
    "C",
    "Structured data is valid and agrees with the page",
    "Needed for rich results",
    ["google"],
    ["own-sites", "sites whose data agreed were cited less than their search position predicts (-0.21)"],
  ),
  TE10: row(
    "R",
    "FAQ and how-to markup",
    "Little to no impact; Google's AI features need no special markup",
    ["se-ranking", "google-guide", "perplexity-30"],
    ["ahrefs-schema", "no winning type in the controlled test"],
  ),
  TE11: row(
    "R",
    "llms.txt",
    "6.8 citations with it, 6.7 without; no link in 300,000 domains; Google Search ignores it",
    ["trakkr", "se-ranking", "google-guide"],
  ),
  TE12: row(
    "R",
    "ai.txt and similar files",
    "Google Search ignores such files; no evidence found for other engines",
    ["google-guide"],
  ),
  TE13: row("B", "Title and description", "Part of a group of signals that correlates at 0.68", ["geo-16"]),
  TE14: row("C", "Open Graph", "Tested only in groups of signals", ["geo-16"]),
  TE15: row("C", "The language is declared", "Two languages shared 22% of sources for the same question", [
    "citelens",
  ]),
  TE16: row("C", "Listed in the sitemap with a plausible date", "Tested only in a group of signals", [
    "geo-16",
  ]),
  TE17: row(
    "D",
    "Speed",
    "First paint under 0.4 s: 6.7 citations on average",
    ["se-ranking"],
    ["lee-first", "no relation"],
  ),
  TE18: row("C", "Fits within what reading tools keep", "Tools pass on a few thousand tokens", [
    "agentgrade",
  ]),
  TE19: row("C", "Internal links", "Odds ratio 2.75 before correction", ["lee-first"]),
  TE20: row("C", "A readable URL", "Topic URLs had 6.4 citations, keyword-stuffed ones 2.7", ["se-ranking"]),
  TE21: row("C", "Image alt text", "Accessibility", ["practice"], ["sill", "no effect as a count"]),
  TE22: row("B", "Access without sign-in or payment", "A learned rule asks for full access", ["autogeo"]),
  TE23: row(
    "D",
    "Advertising and pop-ups",
    "Noise in learned rules",
    ["autogeo"],
    ["lee-first", "pop-ups have no effect"],
  ),
  TE24: row("R", "Feed, author tag, viewport", "None found", ["none"]),
} as const;
