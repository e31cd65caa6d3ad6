/** The author's text in the author's order, and a short list of edits to it, by the local writer or by a model. */
import type { Subject } from "../audits/audit.ts";
import { applyEdits } from "./apply-edits.ts";
import type { ArticleBlock } from "./article-blocks.ts";
import type { ProposedEdit } from "./edits/context.ts";
import { planEdits } from "./edits/plan-edits.ts";
import { checkedEdits } from "./proposals/checked-edits.ts";
import type { ModelProposal } from "./proposals/model-edits.ts";
import type { RejectedProposals } from "./proposals/proposal-faults.ts";
import { toMarkdown } from "./rendering/to-markdown.ts";
import { readArticleSource } from "./source/article-source.ts";

export type WrittenArticle = {
  title: string;
  /** The page's own text. */
  source: ArticleBlock[];
  edits: ProposedEdit[];
  /** How many of a model's proposals were rejected, by reason. */
  rejected?: RejectedProposals;
};

/** Null where the page has no text to write from. */
export function writeArticle(subject: Pick<Subject, "page" | "facts">): WrittenArticle | null {
  const source = readArticleSource(subject);
  if (!source) return null;
  return { title: source.title, source: source.blocks, edits: planEdits(subject, source) };
}

/** The same from a model's proposals: those that pass every check take the place of the local writer's edits. */
export function writeProposed(
  subject: Pick<Subject, "page" | "facts">,
  proposals: readonly ModelProposal[],
): WrittenArticle | null {
  const source = readArticleSource(subject);
  if (!source) return null;
  return { title: source.title, source: source.blocks, ...checkedEdits(subject, source, proposals) };
}

/** The article in Markdown with the edits that are kept. */
export const articleMarkdown = (
  { source, edits }: Pick<WrittenArticle, "source" | "edits">,
  keptIds: Iterable<string>,
): string =>
  toMarkdown(
    applyEdits(
      source,
      edits.map((edit) => ({ ...edit, points: 0 })),
      keptIds,
    ),
  );
