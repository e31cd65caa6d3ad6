/** Results of our own pages, by name: each kind, and what limits or leaves out parts of a score. */
import { analyze } from "../../analysis/analyze.ts";
import { articleHtml, bodyParts, without } from "../../analysis/testing/article.ts";
import * as choices from "../../analysis/testing/check-pages/choices.ts";
import * as guides from "../../analysis/testing/check-pages/guides.ts";
import * as others from "../../analysis/testing/check-pages/others.ts";
import * as shop from "../../analysis/testing/check-pages/shop.ts";
import { addressOf, htmlOf } from "../../analysis/testing/check-pages/written-page.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import type { AnalysisResult } from "../../contract/analysis-result.ts";
import { KINDS } from "../../contract/reading.ts";

const poorBody = () => without(bodyParts(), "answer", "figures", "steps");

export const toldResults = (): [string, AnalysisResult][] => [
  ...Object.entries({ ...guides, ...shop, ...choices, ...others }).map(
    ([name, page]): [string, AnalysisResult] => [
      name,
      analyze(evidenceOf(htmlOf(page), { url: addressOf(page), requestedUrl: addressOf(page) })),
    ],
  ),
  ...KINDS.map((kind): [string, AnalysisResult] => [kind, analyze(evidenceOf(articleHtml()), { kind })]),
  ["poor", analyze(evidenceOf(articleHtml({ body: poorBody() })))],
  ["off topic", analyze(evidenceOf(articleHtml()), { question: "How do I repair a diesel injection pump?" })],
  ["blocked", analyze(evidenceOf(articleHtml(), { status: 404 }))],
  [
    "compared",
    analyze(evidenceOf(articleHtml()), {
      rivals: [{ url: "https://rival.example/heat", html: articleHtml() }],
    }),
  ],
];
