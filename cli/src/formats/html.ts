/** One HTML file without scripts or other files: it can be mailed, or kept as an artifact of a build. */
import { SECTION_TITLE, SECTIONS } from "@citeworthy/core/contract";
import { site } from "@citeworthy/core/product/identity/site";
import { answerWords, questionProblem, readingLine } from "@citeworthy/core/report/reading-words";
import { isMeasured, notMeasuredLine } from "@citeworthy/core/report/section-words";
import { BAND_LABEL, bandOf } from "@citeworthy/core/score/bands";
import type { Problem } from "../findings/problem.ts";
import { type AnalyzedPage, type PageFormat, sentence } from "./format.ts";
import { xmlText as escaped } from "./junit.ts";

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.25}h2{margin-top:3rem;border-top:2px solid;padding-top:1rem;overflow-wrap:anywhere}table{border-collapse:collapse}
td,th{text-align:left;padding:.3rem 1.5rem .3rem 0;border-bottom:1px solid #8886}.quiet{opacity:.75;overflow-wrap:anywhere}
li{margin:.6rem 0}.score{font-size:1.4rem}`;

const scored = (score: number) => `${score} (${BAND_LABEL[bandOf(score)]})`;

function problemItem(problem: Problem): string {
  const { title, points, start, isNew } = problem;
  const about = `${points > 0 ? `costs ${points.toFixed(1)} points, ` : ""}line ${start.line}${isNew ? "" : ", in the baseline"}`;
  return `<li><strong>${escaped(title)}</strong> <span class="quiet">${about}</span><br>${escaped(sentence(problem))}</li>`;
}

function pagePart({ name, result, problems }: AnalyzedPage): string {
  const { page, score, reading } = result;
  const answer = reading && answerWords(reading);
  const problem = reading && questionProblem(reading);
  const rows = SECTIONS.map((section) => {
    const cell = isMeasured(result[section])
      ? scored(result[section].score.score)
      : `<span class="quiet">${escaped(notMeasuredLine(result, section))}</span>`;
    return `<tr><td>${escaped(SECTION_TITLE[section])}</td><td>${cell}</td></tr>`;
  });
  return [
    `<section><h2>${escaped(page.title ?? name)}</h2><p class="quiet">${escaped(name)}</p>`,
    problem ? `<p><strong>${escaped(problem)}</strong></p>` : "",
    `<p class="score">Overall GEO score: <strong>${scored(score.score)}</strong></p>`,
    reading ? `<p>${escaped(readingLine(reading))}</p>` : "",
    answer
      ? `<p>${escaped(answer.texts.length > 0 ? `${answer.title}: ${answer.texts.join(" ")}` : `${answer.title}.`)}</p>`
      : "",
    `<table><thead><tr><th>Section</th><th>Score</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
    problems.length === 0 ? "<p>No problems found.</p>" : `<ol>${problems.map(problemItem).join("")}</ol>`,
    "</section>",
  ].join("\n");
}

export function htmlFormat(): PageFormat<AnalyzedPage> {
  const parts: string[] = [];
  return {
    page(page) {
      parts.push(pagePart(page));
      return "";
    },
    failure(name, error) {
      parts.push(`<section><h2>${escaped(name)}</h2><p>${escaped(error)}</p></section>`);
      return "";
    },
    end: () =>
      [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${escaped(site.name)} report</title><style>${STYLE}</style></head>`,
        `<body><main><h1>${escaped(site.name)} report</h1>`,
        ...parts,
        "</main></body></html>",
        "",
      ].join("\n"),
  };
}
