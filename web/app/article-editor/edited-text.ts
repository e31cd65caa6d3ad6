/** What the editor shows: a text, edits to it, and which of them are kept. */
import type { ArticleBlock, ArticleEdit } from "@citeworthy/core/contract/article";

export type WorkEdit = ArticleEdit;

export type EditedText = {
  title: string;
  /** The page's address; null for a draft. */
  url: string | null;
  source: readonly ArticleBlock[];
  edits: readonly WorkEdit[];
};

export type Choices = {
  keptIds: readonly string[];
  choose(ids: readonly string[], isKept: boolean): void;
};

export type WorkProps = { text: EditedText; choices: Choices };

/** Which edit is looked at, in the list and in the text. */
export type Selection = { id: string | null; select(id: string, from: "list" | "text"): void };

export const isKept = (edit: WorkEdit, { keptIds }: Choices): boolean => keptIds.includes(edit.id);

export const numberOf = ({ edits }: EditedText, id: string): number =>
  edits.findIndex((edit) => edit.id === id) + 1;

/** Where an edit is in the text. Two editors are never on one page. */
export const placeId = (number: number): string => `edit-place-${number}`;
export const entryId = (number: number): string => `edit-entry-${number}`;
