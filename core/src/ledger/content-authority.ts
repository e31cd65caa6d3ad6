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
    "Sources that are accountable and reachable",
    "On pages flagged as optimized, 69.3% of citations could not be verified",
    ["geo-flag"],
  ),
  AU3: row(
    "B",
    "Quotations with a named speaker",
    "About +41% of the words in the answer; 4.1 against 2.4 citations",
    ["geo", "se-ranking"],
    ["c-seo", "no effect"],
  ),
  AU4: row(
    "D",
    "A visible byline",
    "On 89.2% of often cited against 31.4% of rarely cited pages",
    ["hashmeta", "semrush"],
    ["lee-first", "no relation"],
  ),
  AU5: row("C", "The author's credentials and profile", "Vendors' estimates only", ["practice"]),
  AU6: row("R", "An author in structured data", "No effect in the controlled test", ["ahrefs-schema"]),
  AU7: row("C", "One publisher name everywhere", "Advised, not isolated", ["practice"]),
  AU8: row("C", "About, contact and privacy pages", "Advised, not isolated", ["practice"]),
  AU9: row("C", "Reviewed by an expert, or a stated method", "Advised for health, money and law", [
    "practice",
  ]),
  AU10: row(
    "B",
    "Mentions elsewhere on the web",
    "Rank correlation 0.66 with web mentions, 0.22 with backlinks",
    ["ahrefs-brands"],
  ),
  AU11: row(
    "D",
    "Strength of the domain",
    "The strongest factor in one study",
    ["se-ranking"],
    ["airops", "flat or slightly negative"],
  ),
  AU12: row("C", "Presence on review platforms", "4.6 to 6.3 citations on average", ["se-ranking"]),
  AU13: row("R", "Links to .gov and .edu", "3.2 against 4.0 citations: no advantage", ["se-ranking"]),
  AU14: row("C", "Absolute or vague claims without support", "Learned rules ask for verifiable claims", [
    "autogeo",
  ]),
  AU15: row(
    "A",
    "Hidden text or instructions for models",
    "Raises inclusion in simulation, so engines and buyers filter for it",
    ["safegeo"],
  ),
  AU16: row("B", "The fingerprint of over-optimization", "Detectable with F1 0.88 to 0.94", ["geo-flag"]),
} as const;
