/** The studies behind the rubric. Every study states its conditions, because a figure means nothing without them. */
import { ownStudies } from "./own-studies.ts";
import type { Study } from "./study.ts";

export const studies = {
  ...ownStudies,
  geo: {
    name: "GEO, Aggarwal et al., KDD 2024",
    conditions:
      "gpt-3.5-turbo answering over five Google results, 10,000 queries, one source edited; share of words in the answer, not how often a page is cited",
    read: "secondary",
    address: "https://arxiv.org/abs/2311.09735",
  },
  autogeo: {
    name: "AutoGEO, Wu et al., ICLR 2026",
    conditions: "rules learned from Gemini, GPT and Claude as simulated engines; rule sets differ by engine",
    read: "primary",
    address: "https://arxiv.org/abs/2510.11438",
  },
  "c-seo": {
    name: "C-SEO Bench, Puerto et al., NeurIPS 2025",
    conditions:
      "9 text methods in 6 domains, about 1,900 queries; 3 of 54 cells significant after correction",
    read: "primary",
    address: "https://arxiv.org/abs/2506.11097",
  },
  "paired-trials": {
    name: "Competitive GEO, Vishwakarma et al., 2026",
    conditions: "252,000 paired trials of two documents, six language models, 18 factors",
    read: "primary",
    address: "https://arxiv.org/abs/2605.25517",
  },
  absorption: {
    name: "Selection and absorption, Zhang et al., 2026",
    conditions: "descriptive; influence of cited pages on the text of answers, public data set",
    read: "secondary",
    address: "https://arxiv.org/abs/2604.25707",
  },
  "lee-matched": {
    name: "Lee 2026, position-matched",
    conditions: "10,293 pages compared within the same search position; self-published",
    read: "primary",
  },
  "lee-first": {
    name: "Lee 2026, first study",
    conditions:
      "its author later reported that 41% of the uncited pages were user-generated; many findings did not hold without them",
    read: "secondary",
  },
  airops: {
    name: "AirOps with K. Indig, 2026",
    conditions: "ChatGPT only, 16,851 queries, 353,799 pages; correlation",
    read: "secondary",
  },
  "indig-places": {
    name: "K. Indig, places of citations",
    conditions: "18,012 citations located in their pages, ChatGPT",
    read: "secondary",
  },
  "indig-writing": {
    name: "K. Indig, writing of cited pages",
    conditions: "98,000 citation rows in seven industries; correlation",
    read: "secondary",
  },
  "discovered-labs": {
    name: "Discovered Labs",
    conditions: "2 million citations, 10,000 pages, standardized coefficients; an agency's own data",
    read: "primary",
  },
  "se-ranking": {
    name: "SE Ranking",
    conditions: "129,000 domains, mean number of ChatGPT citations; correlation",
    read: "secondary",
  },
  semrush: {
    name: "Semrush",
    conditions: "304,805 cited and 921,614 uncited URLs; correlation",
    read: "secondary",
  },
  "geo-16": {
    name: "GEO-16, 2025",
    conditions: "1,702 citations of 1,100 pages by three engines; B2B software, English; observational",
    read: "secondary",
    address: "https://arxiv.org/abs/2509.10762",
  },
  "geo-sfe": {
    name: "GEO-SFE, 2026",
    conditions: "structure-only rewriting in a simulation of six engines",
    read: "primary",
    address: "https://arxiv.org/abs/2603.29979",
  },
  "ahrefs-schema": {
    name: "Ahrefs schema test, 2026",
    conditions:
      "1,885 pages that added schema against 4,000 controls; already cited at least 100 times; 30 days",
    read: "secondary",
  },
  "ahrefs-age": {
    name: "Ahrefs, age of cited pages",
    conditions: "17 million citations; AI Overviews are the exception",
    read: "secondary",
  },
  "ahrefs-brands": {
    name: "Ahrefs, brand mentions",
    conditions: "75,000 brands, rank correlation with mentions in AI Overviews",
    read: "secondary",
  },
  sill: {
    name: "Sill",
    conditions: "1,238 cited pages; 16 structural features explain about 5% of the variance",
    read: "secondary",
  },
  shashko: {
    name: "Shashko",
    conditions: "sentences cited by Google AI Mode",
    read: "secondary",
  },
  organikpi: {
    name: "Shashko and OrganiKPI, May to October 2026",
    conditions:
      "153,425 citations by six engines for 5,000 queries; for stability four runs on one day (2,642 sources), for lists 8,272 citations; public data; counts without controls",
    read: "primary",
    address: "https://github.com/danishashko/ai-citation-patterns",
  },
  geodml: {
    name: "GEODML, what drives re-ranking by language models, 2026",
    conditions:
      "Llama-3.3-70B and Qwen2.5-72B as re-rankers, 1,000 commercial queries, 345,939 admitted items; change in the chance to be admitted (58.4% on average), held equal for other features by double machine learning; submitted, not reviewed yet; no live engine",
    read: "primary",
    address: "https://github.com/ValerianFourel/GEODML",
  },
  "web-factors": {
    name: "Web factor analysis, huda-lab, 2026",
    conditions:
      "ChatGPT (GPT-5) logs of February 2026, 229 cited and 9,358 uncited pages; labels by a model; odds ratios",
    read: "primary",
    address: "https://github.com/huda-lab/web-factor-analysis",
  },
  "ahrefs-overlap": {
    name: "Ahrefs, citations and search results, 2025 and 2026",
    conditions: "14 studies; counts of cited URLs among Google's results",
    read: "secondary",
  },
  "growth-marshal": {
    name: "Growth Marshal, February 2026",
    conditions: "1,006 pages with rich or generic structured data; correlation",
    read: "secondary",
  },
  "search-console": {
    name: "Google Search Console, 2026",
    conditions: "a setting in test that keeps a site out of Google's AI features; we read reports of it",
    read: "secondary",
  },
  wix: { name: "Wix Studio", conditions: "75,000 answers by page type and intent", read: "secondary" },
  recency: {
    name: "Recency bias, Fang et al., SIGIR-AP 2025",
    conditions: "dates injected into passages, language models as rerankers",
    read: "primary",
    address: "https://arxiv.org/abs/2509.11353",
  },
  vercel: {
    name: "Vercel and MERJ, December 2024",
    conditions: "569 million GPTBot and 370 million Claude fetches in a month on one network",
    read: "primary",
  },
  vendors: {
    name: "The engines' own crawler documentation",
    conditions: "as published by OpenAI, Anthropic, Perplexity, Google and Microsoft",
    read: "primary",
  },
  google: {
    name: "Google Search documentation",
    conditions: "Google's own features only",
    read: "primary",
  },
  "google-guide": {
    name: "Google, AI optimization guide, May 2026",
    conditions:
      "what Google says about its own AI features, not a measurement; published 15 May 2026, updated 10 July 2026; we read reports that quote it",
    read: "secondary",
    address: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
  },
  "perplexity-30": {
    name: "AI search citation study, Ramakrishnan S, September 2026",
    conditions:
      "Perplexity, 30 business and technical questions asked twice; 228 pages of the search top ten, 66 cited, compared at equal rank and corrected for many tests; correlation",
    read: "primary",
    address: "https://github.com/ram15126/ai-search-citation-study",
  },
  "pg-results": {
    name: "AI citation prediction for household products",
    conditions:
      "218 labelled search results for 26 Russian questions, Google AI Overview; a small set with 62 features",
    read: "primary",
    address: "https://github.com/Sav1nDm1tr11/ai-citation-prediction",
  },
  "geo-flag": {
    name: "GEO-Flag, 2026 preprint",
    conditions: "8.9% of retrieved pages look optimized; detectors reach F1 0.88 to 0.94",
    read: "secondary",
  },
  "citation-wars": {
    name: "Citation wars, as summarized by Elmo",
    conditions: "a defense that credits only supported claims, in a simulation",
    read: "secondary",
  },
  safegeo: {
    name: "SafeGEO and Cornell Tech, as summarized by Elmo",
    conditions: "text planted for models raised the inclusion of flawed products in simulation",
    read: "secondary",
  },
  microsoft: {
    name: "Microsoft on memory poisoning",
    conditions: "more than 50 prompts from 31 firms found in 'summarize with AI' links",
    read: "secondary",
  },
  "muck-rack": { name: "Muck Rack", conditions: "25 million links in AI answers", read: "secondary" },
  trakkr: {
    name: "Trakkr",
    conditions: "37,894 cited domains with and without the file, p = 0.85",
    read: "secondary",
  },
  hashmeta: {
    name: "Hashmeta",
    conditions: "often against rarely cited pages; a vendor's own data",
    read: "secondary",
  },
  sellm: { name: "Sellm", conditions: "cited pages only; a vendor's own data", read: "secondary" },
  stacker: { name: "Stacker", conditions: "245 stories", read: "secondary" },
  citelens: {
    name: "CiteLens, as summarized by Elmo",
    conditions: "the same questions asked in two languages",
    read: "secondary",
  },
  agentgrade: { name: "agentgrade", conditions: "reading tools of assistants", read: "secondary" },
  "on-page": {
    name: "On-Page.ai, reported by K. Indig",
    conditions: "150 ranked pages; information gain, not citations",
    read: "secondary",
  },
  elmo: { name: "Elmo", conditions: "42 days, 28 prompts", read: "primary" },
  practice: {
    name: "Editorial and accessibility practice",
    conditions: "common practice without a measured effect on citations",
    read: "primary",
  },
  none: { name: "No study found", conditions: "we searched and found no measurement", read: "primary" },
} as const satisfies Record<string, Study>;

export type StudyId = keyof typeof studies;
