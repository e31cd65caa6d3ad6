import type { PhraseTable } from "../../phrase-table.ts";

export const LINES: PhraseTable = {
  control: "stampa",
  author: "autrice",
};
