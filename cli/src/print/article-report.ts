/** An article for a terminal: the text, its edits, the scores, and what happened to the page's claims. */
import { comparedSections } from "@citeworthy/core/article/compared-sections";
import { SECTION_TITLE } from "@citeworthy/core/contract";
import type { OptimizedArticle } from "@citeworthy/core/optimize/optimize-article";
import { NOT_MEASURED } from "@citeworthy/core/report/section-words";
import { printable } from "./printable.ts";
import type { Screen } from "./screen.ts";
import { wrap } from "./wrap.ts";

const TITLE_WIDTH = Math.max(...Object.values(SECTION_TITLE).map((title) => title.length));
const MAX_CHANGES = 5;

export function articleReport(made: OptimizedArticle, screen: Screen): string {
  const { article, claims, comparison, verdict } = made;
  if (verdict.outcome !== "improved") return unchanged(verdict, screen);
  return [
    printable(article.trimEnd()),
    edits(made, screen),
    scores(comparison, screen),
    changes(comparison),
    outcomes(claims),
    wrap(comparison.differs, screen.width),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function unchanged({ title, text, missing }: OptimizedArticle["verdict"], { paint, width }: Screen): string {
  return [
    paint("bold", title),
    wrap(text, width),
    ...(missing.length > 0
      ? [["What only you can add", ...missing.map((line) => wrap(`- ${line}`, width))].join("\n")]
      : []),
  ].join("\n\n");
}

function edits({ edits: made }: OptimizedArticle, { width }: Screen): string {
  const lines = made.map(({ title, reason, points }) =>
    wrap(`${signed(points).padStart(5)}  ${title}: ${reason}`, width),
  );
  return ["Edits (points of the overall score)", ...lines].join("\n");
}

function scores({ before, after }: OptimizedArticle["comparison"], { paint }: Screen): string {
  const row = (title: string, was: number, is: number) =>
    `  ${title.padEnd(TITLE_WIDTH)}  ${String(was).padStart(3)} -> ${String(is).padStart(3)}  ${signed(is - was)}`;
  return [
    paint("bold", "Score: original page -> with this article"),
    row("Overall", before.score, after.score),
    ...comparedSections(before, after).map(({ section, numbers }) =>
      numbers === null
        ? `  ${SECTION_TITLE[section].padEnd(TITLE_WIDTH)}  ${NOT_MEASURED}`
        : row(SECTION_TITLE[section], numbers.from, numbers.to),
    ),
  ].join("\n");
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

function changes({ changes: all }: OptimizedArticle["comparison"]): string {
  if (all.length === 0) return "";
  const lines = all
    .slice(0, MAX_CHANGES)
    .map(({ title, points }) => `  ${signed(points).padStart(5)}  ${title}`);
  return ["Largest changes (points of the overall score)", ...lines].join("\n");
}

function outcomes(claims: OptimizedArticle["claims"]): string {
  const count = (status: string) => claims.filter((claim) => claim.status === status).length;
  const unsupported = claims.filter((claim) => claim.needsSource).length;
  return `Statements: ${count("kept")} kept, ${count("reworded")} reworded, ${count("added")} added, ${count("dropped")} dropped; ${unsupported} need a source.`;
}
