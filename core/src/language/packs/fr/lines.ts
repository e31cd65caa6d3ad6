import type { PhraseTable } from "../../phrase-table.ts";

export const LINES: PhraseTable = {
  control: "imprimer, haut de page",
  published: "publié le, mise en ligne",
};
