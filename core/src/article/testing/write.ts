/** For tests: a page's article with the edits of our own rules, its claims and what the faithfulness check says about it. */
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import type { Edit } from "../../contract/edit.ts";
import type { Kind } from "../../contract/reading.ts";
import { applyEdits } from "../apply-edits.ts";
import type { ArticleBlock } from "../article-blocks.ts";
import { planEdits } from "../edits/plan-edits.ts";
import { checkFaithfulness } from "../faithful/check-faithfulness.ts";
import { diffClaims } from "../faithful/diff-claims.ts";
import { toMarkdown } from "../rendering/to-markdown.ts";
import { readArticleSource } from "../source/article-source.ts";

type Given = { url?: string; kind?: Kind; answer?: string; question?: string };
type Edited = { source: readonly ArticleBlock[]; edits: readonly Pick<Edit, "id" | "steps">[] };

export const markdownOf = ({ source, edits }: Edited, keptIds: Iterable<string>): string =>
  toMarkdown(applyEdits(source, edits, keptIds));

export function written(
  html: string,
  { url = "https://garden.example/guides/rain-barrel", ...given }: Given = {},
) {
  const subject = subjectOf(evidenceOf(html, { url }), given);
  const read = readArticleSource(subject);
  if (!read) throw new Error("nothing to write from");
  const article = { title: read.title, source: read.blocks, edits: planEdits(subject, read) };
  const ids = article.edits.map(({ id }) => id);
  const markdown = markdownOf(article, ids);
  return {
    ...article,
    markdown,
    original: markdownOf(article, []),
    page: subject.page,
    claims: diffClaims(markdown, subject.page),
    violations: checkFaithfulness(markdown, { page: subject.page }),
  };
}
