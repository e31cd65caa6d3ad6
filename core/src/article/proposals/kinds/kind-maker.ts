/** What every kind of proposed edit is made with. */
import type { ArticleEditContext } from "../../edits/context.ts";
import type { EditForm } from "../../edits/edit-forms.ts";
import { type FindOptions, isPassage, type PassageFinder, type QuotedPassage } from "../find-passage.ts";
import type { ModelProposal } from "../model-edits.ts";
import type { NewWordsCheck } from "../new-words.ts";
import type { ProposalFault } from "../proposal-faults.ts";

export type Tools = { context: ArticleEditContext; find: PassageFinder; checkNewWords: NewWordsCheck };
/** `id` is unique, for the blocks that the edit adds. */
export type KindMaker = (proposal: ModelProposal, tools: Tools, id: string) => EditForm | ProposalFault;

type FoundPassages = { passages: QuotedPassage[] } | { fault: ProposalFault };

/** Every quote of a proposal in its place; one that isn't found rejects the whole proposal. */
export function findAll(quotes: readonly string[], { find }: Tools, options?: FindOptions): FoundPassages {
  const passages: QuotedPassage[] = [];
  for (const quote of quotes) {
    const found = find(quote, options);
    if (!isPassage(found)) return { fault: found };
    passages.push(found);
  }
  return passages.length === 0 ? { fault: "not-on-page" } : { passages };
}

export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
