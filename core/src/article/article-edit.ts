/** One change to an article that can be kept or undone by itself. */
import type { Why } from "../gate/verdict.ts";
import type { ArticleBlock } from "./article-blocks.ts";

export const ARTICLE_EDIT_KINDS = [
  /** A sentence or the names of a list's entries that answer the page's question, at the top. */
  "answer",
  /** Two or three sentences of the page that make sense alone. */
  "takeaways",
  /** A definition, moved to where its term is first used. */
  "definition",
  /** A line that was typed as a heading becomes one. */
  "split",
  /** A heading that says nothing gets its subject. */
  "retitle",
  /** Named rows become a table. */
  "table",
  /** Typed steps become a numbered list. */
  "steps",
  /** Announcements, calls to action and greetings are left out. */
  "strike",
  /** What the page says twice is said once. */
  "repeat",
  /** A figure without a source is marked for the author. */
  "source",
] as const;
export type ArticleEditKind = (typeof ARTICLE_EDIT_KINDS)[number];

export type EditStep =
  /** `before`: the id of the block that follows the new ones; null puts them at the end. */
  | { do: "insert"; before: string | null; blocks: readonly ArticleBlock[] }
  /** The new blocks take the place of the first of the named ones. */
  | { do: "replace"; blocks: readonly string[]; by: readonly ArticleBlock[] }
  /** Ids of sentences. A paragraph without sentences disappears. */
  | { do: "strike"; sentences: readonly string[] }
  | { do: "mark"; sentence: string; mark: string };

/** What the rules can't decide about an edit of a model: the user compares it with the page's sentence. */
export type Doubt = { why: Why; quote: string };

export type ArticleEdit = {
  id: string;
  kind: ArticleEditKind;
  /** What the edit does, in one plain sentence. */
  title: string;
  reason: string;
  /** The words it replaces or removes; null where it only adds. */
  before: string | null;
  /** The words it adds or leaves; null where it only removes. */
  after: string | null;
  /** The block it changes, or the block it is inserted before. */
  at: string | null;
  /** Points of the overall score that are lost without it. */
  points: number;
  steps: readonly EditStep[];
  /** Absent where nothing is in doubt. */
  doubt?: Doubt;
};
