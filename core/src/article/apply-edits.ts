/** The text with the kept edits: the same in any order of keeping and undoing. */

import type { Edit, EditStep } from "../contract/edit.ts";
import { type ArticleBlock, plain, sentenceId, type Words } from "./article-blocks.ts";

export function applyEdits(
  source: readonly ArticleBlock[],
  edits: readonly Pick<Edit, "id" | "steps">[],
  keptIds: Iterable<string>,
): ArticleBlock[] {
  const kept = new Set(keptIds);
  const plan = planOf(edits.filter((edit) => kept.has(edit.id)).flatMap((edit) => edit.steps));
  const blocks = source.flatMap((block) => [
    ...(plan.inserts.get(block.id) ?? []),
    ...(plan.replaced.get(block.id) ?? changedBlock(block, plan)),
  ]);
  return [...blocks, ...(plan.inserts.get(null) ?? [])];
}

type Plan = {
  inserts: Map<string | null, ArticleBlock[]>;
  replaced: Map<string, readonly ArticleBlock[]>;
  struck: Set<string>;
  marks: Map<string, string>;
};

function planOf(steps: readonly EditStep[]): Plan {
  const plan: Plan = { inserts: new Map(), replaced: new Map(), struck: new Set(), marks: new Map() };
  for (const step of steps) {
    if (step.do === "insert")
      plan.inserts.set(step.before, [...(plan.inserts.get(step.before) ?? []), ...step.blocks]);
    else if (step.do === "replace")
      for (const [at, id] of step.blocks.entries()) plan.replaced.set(id, at === 0 ? step.by : []);
    else if (step.do === "strike") for (const id of step.sentences) plan.struck.add(id);
    else plan.marks.set(step.sentence, step.mark);
  }
  return plan;
}

/** Sentences of a paragraph, items of a list and lines of a quotation are struck and marked alike. */
function changedBlock(block: ArticleBlock, plan: Plan): ArticleBlock[] {
  switch (block.kind) {
    case "paragraph": {
      const sentences = changed(block.id, block.sentences, plan).map(({ words }) => words);
      return sentences.length === 0 ? [] : [{ ...block, sentences }];
    }
    case "list": {
      const list = changed(
        block.id,
        block.items.map((item) => item.words),
        plan,
      );
      const items = list.map(({ words, at }) => ({ depth: block.items[at]?.depth ?? 0, words }));
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case "quote": {
      const lines = changed(block.id, block.lines, plan).map(({ words }) => words);
      return lines.length === 0 ? [] : [{ ...block, lines }];
    }
    default:
      return [block];
  }
}

function changed(
  id: string,
  list: readonly Words[],
  { struck, marks }: Plan,
): { words: Words; at: number }[] {
  return list.flatMap((words, at) => {
    const own = sentenceId(id, at);
    if (struck.has(own)) return [];
    const mark = marks.get(own);
    return [{ words: mark === undefined ? words : [...words, ...plain(` ${mark}`)], at }];
  });
}
