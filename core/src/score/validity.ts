/** How the score compares with real citations. Plain data for docs/SCORING.md. */

/** The rubric that `validity` was measured on. The checks have changed since. */
export const VALIDITY_RUBRIC = "2026.11.4";

type ValidityRow = {
  set: string;
  what: string;
  engine: string;
  n: string;
  measure: string;
  figure: string;
  /** 95%, by bootstrap over the questions; null where there is none. */
  interval: string | null;
};

const PAGES = {
  set: "AI Overview pages",
  engine: "Google AI Overview and AI Mode, August 2025",
  n: "106 pages, 53 cited, 8 questions",
};
const REWRITES = {
  set: "Rewrites",
  engine: "Simulated: qwen3:8b with the prompt of the GEO paper",
  n: "5,915 texts, 600 questions",
};
const SITES = {
  set: "AI Overview sites",
  engine: "Google AI Overview, June 2025",
  n: "189 sites, 373 pages",
};
const GOOGLE_RESULTS = {
  set: "Search results",
  engine: "Google AI Overview, June 2025",
  n: "33,306 results, 407 questions",
};
const CHATGPT_RESULTS = {
  set: "Search results",
  engine: "ChatGPT with Bing, January 2026",
  n: "5,225 results, 70 prompts",
};

const AUC = "AUC, cited or not";
const SHARE = "Rank correlation with the share of the answer";

export const validity: readonly ValidityRow[] = [
  { ...PAGES, what: "Overall score", measure: AUC, figure: "0.64", interval: "0.50 to 0.81" },
  {
    ...PAGES,
    n: "88 pages, 8 questions",
    what: "Overall score, without forums and social pages",
    measure: AUC,
    figure: "0.62",
    interval: "0.44 to 0.81",
  },
  {
    ...PAGES,
    what: "Lowest quarter of scores (under 48) and the rest",
    measure: "Pages cited; the limit of 48 was chosen after seeing the data",
    figure: "7 of 27 and 46 of 79 (p = 0.007)",
    interval: null,
  },
  { ...PAGES, what: "Word count alone", measure: AUC, figure: "0.60", interval: "0.45 to 0.76" },
  { ...PAGES, what: "Authority section", measure: AUC, figure: "0.48", interval: "0.33 to 0.64" },
  { ...PAGES, what: "Freshness section", measure: AUC, figure: "0.53", interval: "0.41 to 0.68" },
  { ...REWRITES, what: "Overall score", measure: SHARE, figure: "+0.10", interval: "0.07 to 0.12" },
  {
    ...REWRITES,
    what: "Overall score, within one way of rewriting",
    measure: SHARE,
    figure: "+0.02",
    interval: "-0.01 to 0.04",
  },
  {
    ...REWRITES,
    what: "Overall score",
    measure: "Rank correlation with being cited at all",
    figure: "0.00",
    interval: "-0.03 to 0.04",
  },
  { ...REWRITES, what: "Figures in the text", measure: SHARE, figure: "+0.27", interval: "0.24 to 0.30" },
  { ...REWRITES, what: "Word count alone", measure: SHARE, figure: "+0.13", interval: "0.10 to 0.16" },
  {
    ...SITES,
    what: "Overall score of a site's pages",
    measure: "Rank correlation with being cited more than the search position predicts",
    figure: "+0.12",
    interval: "-0.01 to 0.28",
  },
  {
    ...GOOGLE_RESULTS,
    what: "Search position alone, top 100",
    measure: AUC,
    figure: "0.85",
    interval: "about ±0.02",
  },
  {
    ...GOOGLE_RESULTS,
    what: "Search position alone, top ten",
    measure: AUC,
    figure: "0.62",
    interval: "about ±0.02",
  },
  {
    ...GOOGLE_RESULTS,
    what: "Which site it is, alone, top 100",
    measure: AUC,
    figure: "0.62",
    interval: "about ±0.02",
  },
  {
    ...CHATGPT_RESULTS,
    what: "Search position alone",
    measure: AUC,
    figure: "0.79",
    interval: "about ±0.03",
  },
  {
    ...CHATGPT_RESULTS,
    what: "Which site it is, alone",
    measure: AUC,
    figure: "0.74",
    interval: "about ±0.03",
  },
  {
    ...PAGES,
    what: "The monitor's estimate: which page on the topic is cited",
    measure: AUC,
    figure: "0.42",
    interval: "0.26 to 0.60",
  },
];

/** What the figures support. */
export const supportedClaims: readonly string[] = [
  "Of 106 pages that Google's AI answers to 8 questions did or did not cite, those that scored under 48 were cited about half as often. Above that, a higher score made no difference. The limit of 48 was chosen after seeing the data; without forums and social pages the difference is 5 of 16 against 42 of 72 (p = 0.06).",
  "In 600 simulated questions, a version of a page with a higher score got slightly more of the answer (correlation 0.10). Figures in the text did most (0.27).",
  "Search position (AUC 0.62 to 0.85) and which site it is (0.61 to 0.74) say far more about citations than the text of a page. Text added 0.00 to 0.04 to search position.",
  "The monitor's estimate says whether a page is about a query (AUC 0.94, 0.87 to 0.99) and readable for the engine.",
];

/** What they do not support. */
export const unsupportedClaims: readonly string[] = [
  "That a higher score raises the chance of being cited.",
  "That authority signals, freshness (for AI Overviews), quotations, a FAQ block or question headings lead to citations.",
  "That the monitor's estimate can tell which of several pages on the same topic is cited.",
];
