/** The text of an article as plain data: stored with it, and what edits are applied to, on the server and in the browser. */

/** Words, and where they lead if they are a link. */
export type Run = { text: string; href?: string };
export type Words = readonly Run[];

const HEADING_LEVELS = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];
/** An article has no deeper headings, however deep the page goes. */
export const headingLevel = (depth: number): HeadingLevel => HEADING_LEVELS[depth - 1] ?? 4;
type ArticleItem = { words: Words; depth: number };

/** `id` is unique within an article. Sentences, items and lines are addressed as `id.0`, `id.1` and so on. */
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

export const plain = (text: string): Words => [{ text }];

export const textOf = (words: Words): string => words.map((run) => run.text).join("");

/** What an edit can strike or mark by itself: sentences, items and lines. */
export function piecesOf(block: ArticleBlock): readonly Words[] {
  if (block.kind === "paragraph") return block.sentences;
  if (block.kind === "list") return block.items.map(({ words }) => words);
  return block.kind === "quote" ? block.lines : [];
}

export const sentenceId = (block: string, at: number): string => `${block}.${at}`;

/** Every word of a block, for counting and comparing. */
export function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case "heading":
    case "code":
      return block.text;
    case "paragraph":
      return joinSentences(block.sentences.map(textOf));
    case "list":
      return block.items.map((item) => textOf(item.words)).join("\n");
    case "table":
      return [block.header, ...block.rows].map((row) => row.map(textOf).join(" | ")).join("\n");
    case "quote":
      return block.lines.map(textOf).join("\n");
    case "image":
      return block.caption;
  }
}

/** Scripts that end sentences with a full-width stop set no space after it. */
const ENDS_WITHOUT_SPACE = /[。！？｡」』）]$/;

/** What goes between a sentence and the next. */
export const gapAfter = (sentence: string): string => (ENDS_WITHOUT_SPACE.test(sentence) ? "" : " ");

export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((one, at) => (at === 0 ? one : `${gapAfter(sentences[at - 1] ?? "")}${one}`)).join("");
