/** An article's source as the gate takes it. */
import { formerPrices } from "../../facts/numbers/former-prices.ts";
import {
  evenWords,
  type GateBlock,
  type GatePage,
  type GatePiece,
  readGatePage,
} from "../../gate/gate-page.ts";
import type { LineVerdict } from "../../gate/verifier.ts";
import { type ArticleBlock, sentenceId, textOf, type Words } from "../article-blocks.ts";
import type { ArticleEditContext } from "../edits/context.ts";

export function gatePageOf(
  { source, page, facts, reading }: ArticleEditContext,
  verdicts: readonly LineVerdict[] = [],
): GatePage {
  const declared = [
    page.titleTag,
    page.description,
    page.author,
    page.publisher,
    page.published,
    page.modified,
  ];
  return readGatePage({
    title: source.title,
    question: reading.question,
    blocks: source.blocks.map(gateBlock),
    also: [
      ...declared.flatMap((one) => one?.value ?? []),
      ...page.headings.map(({ text }) => text),
      ...page.links.flatMap(({ block, text }) => (block === null ? [] : [text])),
    ],
    answers: reading.answer.sentences,
    lexicon: facts.lexicon(),
    former: formerPrices(page),
    verdicts: new Map(verdicts.map(({ text, follows }) => [evenWords(text), follows])),
  });
}

function gateBlock(block: ArticleBlock): GateBlock {
  const { id, kind } = block;
  return { id, kind, ...(kind === "heading" && { level: block.level }), pieces: piecesOf(block) };
}

const numbered = (id: string, list: readonly Words[]): GatePiece[] =>
  list.map((words, at) => ({ id: sentenceId(id, at), text: textOf(words).trim() }));

function piecesOf(block: ArticleBlock): GatePiece[] {
  switch (block.kind) {
    case "heading":
      return [{ id: block.id, text: block.text }];
    case "paragraph":
      return numbered(block.id, block.sentences);
    case "list":
      return numbered(
        block.id,
        block.items.map(({ words }) => words),
      );
    case "quote":
      return numbered(block.id, block.lines);
    case "table":
      return block.rows.flatMap((row, at) =>
        rowTexts(block.header, row).map((text) => ({ id: sentenceId(block.id, at), text })),
      );
    case "code":
      return [{ id: block.id, text: block.text }];
    case "image":
      return block.caption === "" ? [] : [{ id: block.id, text: block.caption }];
  }
}

const MAX_ROW_CELLS = 4;

/** "Oak, Price $180": each cell with the name of its column. A wide row says too much at once, so it is read cell by cell. */
function rowTexts(header: readonly Words[], row: readonly Words[]): string[] {
  const [name, ...cells] = row.map((cell, at) =>
    `${at === 0 ? "" : textOf(header[at] ?? [])} ${textOf(cell)}`.trim(),
  );
  const pieces = row.length > MAX_ROW_CELLS ? cells.map((cell) => [cell]) : [cells];
  return pieces.map((piece) => [name, ...piece].join(", "));
}
