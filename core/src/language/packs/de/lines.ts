import type { PhraseTable } from "../../phrase-table.ts";

export const LINES: PhraseTable = {
  control: "drucken, nach oben, zum inhalt springen",
  byWriter: "text von",
  author: "redaktion",
  published: "veroeffentlicht, erschienen, erstellt, eingestellt, verfasst",
  otherDay: "aktuelles datum, erscheinungsdatum",
};
