/** The fifteen questions of the home page. Every answer is true of what this software does. */

import { site } from "@citeworthy/core/product/identity/site";
import { QUOTAS, TRIAL_DAYS } from "@citeworthy/core/product/plans/plans";
import { EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import type { Question } from "./article.ts";

const { trial, free } = QUOTAS;

export const HOME_FAQ: readonly Question[] = [
  {
    question: `What is ${site.name}?`,
    answer: `${site.name} scores how worth citing a published article is: whether AI answer engines can read it, whether it answers its question, and whether its claims can be checked. It helps you improve the page, and a separate monitor counts how often engines cite you.`,
  },
  {
    question: "What is generative engine optimization (GEO)?",
    answer:
      "GEO is the work of making content easy for AI answer engines such as ChatGPT, Perplexity and Gemini to find, trust and cite. It builds on SEO. See What is GEO for the evidence.",
  },
  {
    question: "How do I use it?",
    answer:
      "Sign up, enter the URL of a blog post or article, and receive the analysis: a score, seven sections and concrete recommendations. You can then generate an optimized article from the result and download it.",
  },
  {
    question: "What does the GEO score mean?",
    answer: `It says how worth citing a page is, not whether it is cited. It is the rounded average of seven section scores from 0 to 100: ${EXCELLENT} and above is Excellent, ${GOOD} to ${EXCELLENT - 1} Good, below ${GOOD} Needs Work. The same page always gets the same measured score, and the rubric is published with a version. A connected AI model may read the page too, but it gives no score: what it reads counts only where your page confirms it word for word, and the rubric does the rest.`,
  },
  {
    question: "Does a high score guarantee that AI engines cite me?",
    answer:
      "No, and nobody can promise that: engines choose by relevance, by what they retrieve and partly by chance. A high score means that careful readers would find the page worth citing. In our own measurements it said little about which pages engines cited.",
  },
  {
    question: "Where do the recommendations come from?",
    answer:
      "From careful readers and from published studies. What a check is worth was learned from the grades that readers gave to hundreds of pages; the studies, their evidence grade and any contrary study are shown beside it. Checks without support, such as llms.txt, earn no points.",
  },
  {
    question: "Which AI platforms are covered?",
    answer:
      "The visibility monitor reports on Perplexity, ChatGPT and Gemini, and the competitor section of an analysis on Perplexity and ChatGPT.",
  },
  {
    question: "What does the AI visibility monitor do?",
    answer:
      "It counts how often Perplexity, ChatGPT and Gemini cite your site and up to five competitors when they are asked your search query. Where an engine is not connected, you see how well each page fits the query instead. One run counts as one use, no matter how many competitors you add.",
  },
  {
    question: "What is the difference between measured and estimated?",
    answer:
      "Measured means read off the page, or counted in an engine's real answers. Estimated means calculated without asking an engine, from the text of the pages or, for drafts and suggestions, by templates or an AI model. Which one you see depends on whether the operator of this site has connected the engines, and each result says so.",
  },
  {
    question: "Will the article generator invent facts?",
    answer:
      "It is built not to: every number, name, quotation and link of the article must occur on your page, and is checked after writing; if a draft fails twice, we use your page's own sentences instead. Numbers without a source on your page are marked [needs source] so you can add one or remove the number.",
  },
  {
    question: "Which pages and languages can I analyze?",
    answer:
      "Any public web page that the server can reach over HTTP or HTTPS without a login; private addresses are refused. Checks that need word lists have them for Dutch, English, French, German, Italian, Polish, Portuguese and Spanish; in other languages they are left out, and the result says so.",
  },
  {
    question: "Are the free tools really free?",
    answer:
      "Yes: the meta tags generator and the content idea generator each work twice without an account. With an account they are unlimited, subject to a rate limit.",
  },
  {
    question: "Is there a free trial?",
    answer: `Yes, ${TRIAL_DAYS} days from sign-up, and no card is required. It includes ${trial.content_analyses} content analyses, ${trial.article_generator} articles and ${trial.ai_visibility} visibility monitor runs.`,
  },
  {
    question: "What happens when the trial ends?",
    answer: `Your account moves to the free plan with ${free.ai_visibility} monitor runs a month and unlimited use of the two generators; analyses and articles need a paid plan. Your saved results stay available, and nothing is charged.`,
  },
  {
    question: "How is my data protected?",
    answer:
      "Passwords are stored only as hashes, the session lives in a cookie that scripts cannot read, and traffic is encrypted when the operator serves the site over HTTPS. Automated security tests run with every change of the code; we claim no audit. You can export your data or delete your account from the dashboard.",
  },
];
