/**
 * What recent data says about a row, for and against: our own measurements and public studies with tables.
 * Many signals were tested on the same data, so a single finding here may be chance.
 */
import type { StudyId } from "./studies.ts";

/** `none`: no relation that could be distinguished from chance. */
export type Direction = "for" | "against" | "none";

export type Measurement = { study: StudyId; direction: Direction; finding: string };

const supports = (study: StudyId, finding: string): Measurement => ({ study, direction: "for", finding });
const opposes = (study: StudyId, finding: string): Measurement => ({ study, direction: "against", finding });
const noRelation = (study: StudyId, finding: string): Measurement => ({ study, direction: "none", finding });

/** By the row's id. */
export const measurements = {
  CS1: [
    supports("own-lab", "word overlap with the question: correlation +0.09"),
    supports("geodml", "topical match: +1.4% in the chance to be admitted per standard deviation"),
    noRelation("own-rewrites", "correlation +0.005"),
    opposes("pg-results", "pages labelled as covering the whole question were cited less, odds ratio 0.23"),
  ],
  CS2: [
    supports("own-sites", "correlation +0.16"),
    supports("own-results", "title match, ChatGPT: AUC 0.66"),
    supports("own-list", "title match: AUC 0.60"),
    noRelation("own-results", "title match, AI Overview, top ten: AUC 0.49"),
    noRelation("own-pages", "AUC 0.54"),
    opposes("own-rewrites", "correlation -0.04"),
  ],
  CS4: [
    supports("own-rewrites", "correlation +0.13, and none once the way of rewriting is held equal"),
    supports("own-results", "ChatGPT: AUC 0.57"),
    noRelation("own-pages", "AUC 0.60 with an interval from 0.45 to 0.76"),
    noRelation("own-sites", "correlation -0.01"),
    noRelation("perplexity-30", "odds ratio 0.88"),
  ],
  CS5: [
    supports("own-rewrites", "correlation +0.27, the strongest of all; +0.10 within one way of rewriting"),
    supports("pg-results", "positive in our reading of the data"),
    supports("own-readers", "grade +0.62 (0.47 to 0.79)"),
    noRelation("perplexity-30", "numbers per 1,000 words"),
    noRelation("own-lab", "not distinguishable from 0"),
    noRelation("geodml", "density of figures: 0.0 points"),
    noRelation("web-factors", "figures on all pages, cited or not"),
    noRelation("own-list", "digits in title and snippet: AUC 0.50"),
    opposes("own-more-sites", "correlation -0.11"),
  ],
  CS6: [
    supports("own-rewrites", "correlation +0.11, and none within one way of rewriting"),
    supports("own-readers", "grade +0.35 (0.15 to 0.56)"),
  ],
  CS7: [
    supports("own-readers", "grade +0.66 (0.42 to 0.88)"),
    noRelation("own-rewrites", "correlation +0.02"),
    noRelation("perplexity-30", "definitions"),
    noRelation("own-lab", "not distinguishable from 0"),
  ],
  CS10: [
    supports("own-rewrites", "correlation +0.11, and none within one way of rewriting"),
    supports("own-results", "pros and cons, ChatGPT: AUC 0.56"),
    supports("own-readers", "grade +0.48 (0.28 to 0.68)"),
    noRelation("own-lab", "not distinguishable from 0"),
  ],
  CS11: [supports("own-readers", "grade +0.48 (0.06 to 0.90)")],
  CS12: [supports("own-pages", "AUC 0.63"), supports("own-sites", "correlation +0.20")],
  CS13: [supports("own-readers", "stuffed pages: grade -0.75 (-0.95 to -0.53)")],
  CS14: [
    supports("own-readers", "promotional pages: grade -0.68 (-0.88 to -0.47)"),
    opposes("own-results", "promotional pages were cited slightly more by ChatGPT: AUC 0.53"),
    noRelation("own-pages", "AUC 0.41, uncertain"),
  ],
  CS16: [
    supports("pg-results", "information of its own: odds ratio 3.51"),
    supports("own-readers", "first-hand experience or data: grade +0.51 (0.33 to 0.70)"),
    opposes("own-more-sites", "correlation -0.25 (256 sites)"),
  ],
  CS18: [supports("own-rewrites", "correlation +0.19; +0.06 within one way of rewriting")],
  CS19: [supports("own-readers", "limits stated: grade +0.53 (0.37 to 0.70)")],
  CS25: [noRelation("web-factors", "odds ratio 0.75, not significant")],
  CS23: [supports("own-rewrites", "technical terms raised the share of the answer from 0.21 to 0.31")],
  CA1: [
    supports(
      "own-results",
      "search position, AI Overview: AUC 0.85 in the top 100, 0.62 in the top ten; ChatGPT: 0.79",
    ),
    supports("perplexity-30", "first place 63% cited, tenth place 10%"),
    supports("own-list", "place in ChatGPT's own list: AUC 0.77 (0.75 to 0.79)"),
    noRelation(
      "organikpi",
      "cited URLs in Google's top ten: Gemini 41%, Perplexity 39%, Copilot 24%, AI Mode 23%, Grok 14%, ChatGPT 4.2%",
    ),
    noRelation(
      "ahrefs-overlap",
      "AI Overviews: 38% of citations in Google's top ten, 31% outside the top 100",
    ),
  ],
  CA3: [
    supports("own-pages", "facts in the best passage: AUC 0.68"),
    supports("own-rewrites", "correlation +0.19; +0.05 within one way of rewriting"),
  ],
  CA8: [
    supports(
      "organikpi",
      "vendors come first on 82% of their own cited lists; they are then recommended in 54% of answers, with a third party's list in 86%",
    ),
  ],
  CA9: [
    supports(
      "organikpi",
      "55.9% of pairs of prompt and site appear in one of four runs on the same day; overlap (Jaccard) 0.39",
    ),
  ],
  ST1: [
    supports("organikpi", "the median cited sentence stands at 37% of the page"),
    supports("own-readers", "grade +0.19 (0.02 to 0.37)"),
    noRelation("own-rewrites", "correlation +0.02"),
    noRelation("perplexity-30", "question words in the first 120 words: odds ratio 2.5, uncertain"),
  ],
  ST2: [supports("own-more-sites", "correlation +0.13"), noRelation("own-rewrites", "correlation -0.01")],
  ST3: [
    supports("web-factors", "early summary: odds ratio 1.33, p = 0.04"),
    noRelation("own-rewrites", "correlation +0.01"),
    noRelation("perplexity-30", "key takeaways: odds ratio 2.2, uncertain"),
    noRelation("own-readers", "grade +0.18 (-0.03 to 0.38)"),
  ],
  ST4: [supports("own-sites", "correlation +0.25")],
  ST8: [supports("own-pages", "a long text has subheadings: AUC 0.67")],
  ST9: [
    supports("own-sites", "correlation +0.18"),
    supports("geodml", "+1.6 points"),
    noRelation("perplexity-30", "odds ratio about 1"),
    opposes("own-pages", "AUC 0.31"),
    opposes("own-rewrites", "correlation -0.07"),
  ],
  ST10: [
    supports("own-sites", "correlation +0.19"),
    supports("pg-results", "odds ratio 3.37"),
    noRelation("perplexity-30", "odds ratio 1.66, no effect after correction"),
    noRelation("own-pages", "AUC 0.43"),
    noRelation("own-readers", "grade +0.03 (-0.20 to 0.26)"),
    opposes("own-rewrites", "correlation -0.06"),
  ],
  ST13: [
    supports("own-rewrites", "correlation +0.06"),
    supports("organikpi", "median cited sentence 10 words, none above 18"),
    noRelation("own-pages", "AUC 0.47"),
    opposes("own-sites", "correlation -0.24"),
  ],
  ST14: [
    supports("own-results", "ChatGPT: AUC 0.54"),
    noRelation("own-pages", "AUC 0.39, uncertain"),
    opposes("web-factors", "plain language: odds ratio 0.55, p = 0.013"),
  ],
  ST21: [supports("perplexity-30", "odds ratio 3.5, corrected p = 0.003")],
  AU1: [
    supports("own-rewrites", "added sources raised the share of the answer from 0.21 to 0.24"),
    supports("own-readers", "grade +0.28 (0.12 to 0.45)"),
    noRelation("own-results", "ChatGPT: AUC 0.49"),
    noRelation("web-factors", "inline sources: odds ratio 1.20, not significant"),
  ],
  AU3: [
    noRelation("web-factors", "expert quotes: odds ratio 0.90, not significant"),
    noRelation("own-rewrites", "correlation -0.02; added quotations: share of the answer from 0.21 to 0.20"),
    noRelation("own-readers", "grade +0.20 (-0.03 to 0.44)"),
  ],
  AU4: [
    supports("own-readers", "grade +0.42 (0.25 to 0.59)"),
    noRelation("perplexity-30", "odds ratio 2.8, corrected p = 0.06"),
    noRelation("own-results", "ChatGPT: AUC 0.47"),
  ],
  AU5: [noRelation("own-pages", "AUC 0.44")],
  AU11: [supports("own-results", "which site it is, alone: AUC 0.61 to 0.74")],
  AU14: [supports("own-readers", "unsupported claims: grade -0.57 (-0.72 to -0.43)")],
  TE7: [noRelation("own-results", "ChatGPT: AUC 0.50"), opposes("own-more-sites", "correlation -0.11")],
  TE8: [
    supports("own-results", "ChatGPT: AUC 0.55"),
    supports("growth-marshal", "rich markup 61.7%, generic markup 41.6%"),
    noRelation("perplexity-30", "article markup"),
    opposes("geodml", "-1.4 points"),
  ],
  TE9: [noRelation("own-pages", "AUC 0.44"), opposes("own-sites", "correlation -0.21")],
  TE10: [noRelation("perplexity-30", "FAQ markup: odds ratio 0.74")],
  TE19: [supports("own-pages", "AUC 0.61")],
  TE21: [supports("own-sites", "correlation +0.23")],
  FR1: [
    supports("own-results", "modified date, ChatGPT: AUC 0.54"),
    noRelation("own-results", "published date, ChatGPT: AUC 0.49"),
    noRelation("perplexity-30", "visible date"),
    noRelation("own-readers", "visible date: grade +0.16 (-0.05 to 0.38)"),
    opposes("own-list", "product questions, has a publication date: AUC 0.41 (0.39 to 0.43)"),
  ],
  FR2: [
    supports("own-results", "signs of freshness, ChatGPT: AUC 0.58"),
    noRelation("own-pages", "all freshness checks: AUC 0.53 with an interval from 0.41 to 0.68"),
    noRelation("organikpi", "median age of a cited page 298 days; 2.2 years in March 2026"),
    opposes("geodml", "-0.5 points"),
  ],
  FR3: [supports("perplexity-30", "visible “updated” date: odds ratio 3.1, corrected p = 0.017")],
  FR10: [opposes("own-list", "product questions, has a publication date: AUC 0.41 (0.39 to 0.43)")],
  FR11: [opposes("own-more-sites", "correlation -0.26 (140 sites)")],
  IN7: [supports("own-sites", "correlation +0.27")],
} as const satisfies Record<string, readonly Measurement[]>;
