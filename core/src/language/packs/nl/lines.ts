import type { PhraseTable } from "../../phrase-table.ts";

export const LINES: PhraseTable = {
  control: "afdrukken, meer tonen",
  author: "auteur",
  published: "geschreven",
};
