/** For tests: a page's article with all its edits, its claims and what the faithfulness check says about it. */
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import type { Kind } from "../../contract/reading.ts";
import { checkFaithfulness } from "../faithful/check-faithfulness.ts";
import { diffClaims } from "../faithful/diff-claims.ts";
import { articleMarkdown, writeArticle } from "../write-article.ts";

type Given = { url?: string; kind?: Kind; answer?: string; question?: string };

export function written(
  html: string,
  { url = "https://garden.example/guides/rain-barrel", ...given }: Given = {},
) {
  const subject = subjectOf(evidenceOf(html, { url }), given);
  const article = writeArticle(subject);
  if (!article) throw new Error("nothing to write from");
  const ids = article.edits.map(({ id }) => id);
  const markdown = articleMarkdown(article, ids);
  return {
    ...article,
    markdown,
    original: articleMarkdown(article, []),
    page: subject.page,
    claims: diffClaims(markdown, subject.page),
    violations: checkFaithfulness(markdown, { page: subject.page }),
  };
}
