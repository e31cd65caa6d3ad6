import { row } from "./row.ts";

export const contentAuthorityRows = {
  AU1: row(
    "D",
    "Inline citations",
    "About +27 to 30% of the words in the answer",
    ["geo"],
    ["se-ranking", "outbound links have almost no impact"],
  ),
  AU2: row(
    "B",
    "Sources that can be checked",
    "On pages flagged as optimized, 69.3% of citations could not be verified",
    ["geo-flag"],
  ),
  AU3: row(
    "D",
    "Quotations with a named speaker",
    "About +41% of the words in the answer; 4.1 citations with quotations, 2.4 without",
    ["geo", "se-ranking"],
    [
      "own-rewrites",
      "no relation in 600 simulated questions, and adding quotations lowered the share of the answer; C-SEO Bench found no effect either",
    ],
  ),
  AU4: row(
    "D",
    "A visible byline",
    "On 89.2% of often cited pages and 31.4% of rarely cited ones",
    ["hashmeta", "semrush"],
    ["lee-first", "no relation"],
  ),
  AU5: row("C", "The author's credentials and profile", "Vendors' estimates only", ["practice"]),
  AU6: row("R", "An author in structured data", "No effect in the controlled test", ["ahrefs-schema"]),
  AU7: row("C", "One publisher name everywhere", "Often advised; not tested on its own", ["practice"]),
  AU8: row("C", "About, contact and privacy pages", "Often advised; not tested on its own", ["practice"]),
  AU9: row("C", "Reviewed by an expert, or a stated method", "Advised for health, money and law", [
    "practice",
  ]),
  AU10: row(
    "B",
    "Mentions elsewhere on the web",
    "Rank correlation 0.66 with web mentions, 0.22 with backlinks",
    ["ahrefs-brands"],
    ["google-guide", "seeking inauthentic mentions helps less than it may seem"],
  ),
  AU11: row(
    "D",
    "Strength of the domain",
    "The strongest factor in one study",
    ["se-ranking"],
    ["airops", "flat or slightly negative"],
  ),
  AU12: row("C", "Presence on review platforms", "4.6 to 6.3 citations on average", ["se-ranking"]),
  AU13: row("R", "Links to .gov and .edu", "3.2 citations with such links, 4.0 without: no advantage", [
    "se-ranking",
  ]),
  AU14: row("C", "Absolute or vague claims without a source", "Learned rules ask for verifiable claims", [
    "autogeo",
  ]),
  AU15: row(
    "A",
    "Hidden text or instructions for models",
    "Raised inclusion in simulations, so engines and buyers filter for it",
    ["safegeo"],
  ),
  AU17: row(
    "B",
    "Pages written by users",
    "In 33,306 Google results, pages on sites of user posts were cited less often than their place predicts: AUC 0.42 in the top ten, 0.46 in the top 100",
    ["own-results"],
    ["own-results", "no difference for ChatGPT: AUC 0.49"],
  ),
  AU16: row("B", "Signs of over-optimization", "Detectable with F1 0.88 to 0.94", ["geo-flag"]),
} as const;
