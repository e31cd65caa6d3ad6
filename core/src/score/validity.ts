/**
 * Cited in fact: how the score and other signs compare with what engines cited. Each set was measured once, on the rubric
 * that its rows name. Plain data for docs/SCORING.md; `npm run bench:validity` measures what can be measured again.
 */

const FIRST = "2026.11.4";
const LATER = "2026.11.7";

type CitedRow = {
  set: string;
  what: string;
  /** The rubric that scored the pages; null where no score is involved. */
  rubric: string | null;
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
  rubric: FIRST,
};
const REWRITES = {
  set: "Rewrites",
  engine: "Simulated: qwen3:8b with the prompt of the GEO paper",
  n: "5,915 texts, 600 questions",
  rubric: FIRST,
};
const SITES = {
  set: "AI Overview sites",
  engine: "Google AI Overview, June 2025",
  n: "535 sites, 809 pages",
  rubric: LATER,
};
const EDITED = {
  set: "Edited pages",
  engine: "Simulated: AgentGEO, model not named",
  n: "49 pages, 27 to 40 queries each",
  rubric: LATER,
};
const CHATGPT_LIST = {
  set: "ChatGPT's own list",
  engine: "ChatGPT, product questions",
  n: "69 prompts",
  rubric: null,
};
const GOOGLE_RESULTS = {
  set: "Search results",
  engine: "Google AI Overview, June 2025",
  n: "33,306 results, 407 questions",
  rubric: null,
};
const CHATGPT_RESULTS = {
  set: "Search results",
  engine: "ChatGPT with Bing, January 2026",
  n: "5,225 results, 70 prompts",
  rubric: null,
};

const AUC = "AUC, cited or not";
const SHARE = "Rank correlation with the share of the answer";
const MORE_THAN_RANK = "Rank correlation with being cited more than the search position predicts";
const RATE = "Rank correlation with the citation rate";
const CHANGE = "Rank correlation with the change of the citation rate";

export const citedInFact: readonly CitedRow[] = [
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
  { ...SITES, what: "Overall score", measure: MORE_THAN_RANK, figure: "-0.08", interval: "-0.16 to 0.01" },
  {
    ...SITES,
    n: "801 pages",
    what: "Overall score, within one kind of page",
    measure: MORE_THAN_RANK,
    figure: "-0.02",
    interval: "-0.08 to 0.05",
  },
  {
    ...SITES,
    what: "Content Structure section",
    measure: MORE_THAN_RANK,
    figure: "+0.08",
    interval: "-0.01 to 0.17",
  },
  {
    ...SITES,
    what: "Content Strategy section",
    measure: MORE_THAN_RANK,
    figure: "-0.11",
    interval: "-0.19 to -0.02",
  },
  {
    ...SITES,
    what: "Competitor Analysis section",
    measure: MORE_THAN_RANK,
    figure: "-0.13",
    interval: "-0.22 to -0.05",
  },
  { ...EDITED, what: "Overall score", measure: RATE, figure: "+0.12", interval: "-0.17 to 0.40" },
  {
    ...EDITED,
    what: "Change of the overall score",
    measure: CHANGE,
    figure: "+0.07",
    interval: "-0.22 to 0.37",
  },
  {
    ...EDITED,
    what: "Change of Content Structure",
    measure: CHANGE,
    figure: "+0.42",
    interval: "0.15 to 0.63",
  },
  {
    ...EDITED,
    what: "Change of Content Authority",
    measure: CHANGE,
    figure: "-0.32",
    interval: "-0.57 to -0.02",
  },
  { ...CHATGPT_LIST, what: "Place in the list", measure: AUC, figure: "0.77", interval: "0.75 to 0.79" },
  { ...CHATGPT_LIST, what: "Title match", measure: AUC, figure: "0.60", interval: "0.58 to 0.63" },
  {
    ...CHATGPT_LIST,
    what: "Has a publication date",
    measure: AUC,
    figure: "0.41",
    interval: "0.39 to 0.43",
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
  {
    ...EDITED,
    n: "9 pages, 333 queries",
    what: "The monitor's estimate: for which query a page is cited",
    measure: AUC,
    figure: "0.50",
    interval: "0.34 to 0.63",
  },
];

/** What the figures support. */
export const supportedClaims: readonly string[] = [
  "Of 106 pages that Google's AI answers to 8 questions did or did not cite, those that scored under 48 were cited about half as often. Above that, a higher score made no difference. The limit of 48 was chosen after seeing the data; without forums and social pages the difference is 5 of 16 against 42 of 72 (p = 0.06).",
  "In 600 simulated questions, a version of a page with a higher score got slightly more of the answer (correlation 0.10). Figures in the text did most (0.27).",
  "In one simulation of 49 edited pages, the more an edit raised Content Structure, the more the citation rate rose (correlation 0.42, 0.15 to 0.63). For sites the relation is weaker (0.08), and chance can't be ruled out.",
  "Search position (AUC 0.62 to 0.85) and which site it is (0.61 to 0.74) say far more about citations than the text of a page. Text added 0.00 to 0.04 to search position.",
  "The monitor's estimate says whether a page is about a query (AUC 0.94, 0.87 to 0.99) and readable for the engine.",
];

/** What they do not support. */
export const unsupportedClaims: readonly string[] = [
  "That a higher score raises the chance of being cited. Sites whose pages score higher were not cited more than their search position predicts.",
  "That authority signals, freshness (for AI Overviews), quotations, a FAQ block or question headings lead to citations.",
  "That the monitor's estimate can tell which of several pages on the same topic is cited.",
];
