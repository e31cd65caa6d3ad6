import type { PhraseTable } from "../../phrase-table.ts";

export const LINES: PhraseTable = {
  control: "drukuj",
  published: "opublikowane, dodano, data publikacji",
};
