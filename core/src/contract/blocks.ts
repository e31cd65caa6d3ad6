/** The text of a page or an article as plain data: what edits are applied to, on the server and in the browser. */

/** Words, and where they lead if they are a link. */
export type Run = { text: string; href?: string };
export type Words = readonly Run[];

export const HEADING_LEVELS = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];
type ArticleItem = { words: Words; depth: number };

/** `id` is unique within a text. Sentences, items and lines are addressed as `id.0`, `id.1` and so on. */
export type ArticleBlock = { id: string } & (
  | { kind: "heading"; level: HeadingLevel; text: string }
  | { kind: "paragraph"; sentences: readonly Words[]; isByline?: boolean }
  | { kind: "list"; isOrdered: boolean; items: readonly ArticleItem[] }
  | { kind: "table"; header: readonly Words[]; rows: readonly (readonly Words[])[] }
  | { kind: "quote"; lines: readonly Words[] }
  | { kind: "code"; text: string }
  | { kind: "image"; src: string; alt: string; caption: string }
);

export type BlockOf<Kind extends ArticleBlock["kind"]> = Extract<ArticleBlock, { kind: Kind }>;
