import type { PhraseTable } from "../../phrase-table.ts";

export const LINES: PhraseTable = {
  control: "imprimir",
  author: "autor, autores",
  published: "escrito",
};
