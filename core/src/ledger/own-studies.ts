/** What we measured ourselves, on data that others published or that careful readers labelled for us. */
import type { Study } from "./study.ts";

export const ownStudies = {
  "own-pages": {
    name: "Our measurement: pages in Google's AI answers",
    conditions:
      "106 saved pages for 8 questions, 53 of them cited by AI Overview or AI Mode in August 2025; AUC within each question, where 0.5 is chance; a small set; public data behind the link",
    read: "own",
    address: "https://github.com/AIOverivewStudy/ai-overview-web",
  },
  "own-rewrites": {
    name: "Our measurement: rewritten texts",
    conditions:
      "5,915 texts, about ten versions of one page for each of 600 questions; one small model (qwen3:8b) as a simulated engine; rank correlation with the text's share of the answer, within each question; public data behind the link",
    read: "own",
    address: "https://github.com/emmabau/Masterthesis-GEO-B2B",
  },
  "own-sites": {
    name: "Our measurement: sites in AI Overviews",
    conditions:
      "373 pages of 189 sites, Google AI Overview, June 2025; rank correlation with being cited more often than the site's search positions predict; the cited page is often another page of the site; public data behind the link",
    read: "own",
    address: "https://github.com/OriginalityAI/ai-citation-study",
  },
  "own-more-sites": {
    name: "Our measurement: more sites in AI Overviews",
    conditions:
      "809 pages of 535 sites, saved in 2022; Google AI Overview, June 2025; rank correlation with being cited more often than the site's search positions predict; another page of the site than the cited one; news sites were cited less, which pulls down what news pages often have",
    read: "own",
  },
  "own-list": {
    name: "Our measurement: ChatGPT's own list",
    conditions:
      "results that ChatGPT listed for 69 prompts about products, cited or not; AUC within each prompt; one collector",
    read: "own",
  },
  "own-results": {
    name: "Our measurement: search results",
    conditions:
      "33,306 Google results for 407 questions (AI Overview, June 2025) and 5,225 Bing results of 191 ChatGPT runs (January 2026, product questions); AUC within each question; page labels by a model; public data behind the link",
    read: "own",
    address: "https://github.com/Saccarab/Search-vs-Generation",
  },
  "own-lab": {
    name: "Our measurement: geo-citation-lab",
    conditions:
      "3,323 pages that ChatGPT fetched for 328 questions; rank correlation with how often the answer refers to the page, within each question",
    read: "own",
  },
  "own-readers": {
    name: "Our measurement: careful readers",
    conditions:
      "533 pages labelled by readers with one guide; difference in their grade from 1 to 5 of how citable a page is, within the same kind of page; the same reader set both labels; an opinion, not a citation",
    read: "own",
  },
} as const satisfies Record<string, Study>;
