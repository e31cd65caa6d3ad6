/** For tests: a page's article, its claims and what the gate says of it. */
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import { checkFaithfulness } from "../check-faithfulness.ts";
import { diffClaims } from "../diff-claims.ts";
import { writeArticle } from "../write-article.ts";

export function written(html: string, url = "https://garden.example/guides/rain-barrel") {
  const subject = subjectOf(evidenceOf(html, { url }));
  const article = writeArticle(subject);
  if (!article) throw new Error("nothing to write from");
  return {
    ...article,
    page: subject.page,
    claims: diffClaims(article.markdown, subject.page),
    violations: checkFaithfulness(article.markdown, { page: subject.page }),
  };
}
