import type { PhraseTable } from "../../phrase-table.ts";

export const STATEMENTS: PhraseTable = {
  citing: "un'indagine, pubblicata da",
  finding: "raccomandano, stimano, indicano, mostrano, rivela, riporta, calcola, prevede, conclude",
  defining: "è un', sono dei, sono delle, consiste in, consiste nel, consiste nella, designa",
  isThe: "è l'",
  classNoun: `
    processo, tecnica, quota, media, somma, misura, unità, capacità, termine, nome, scienza, insieme, azione`,
  ranking: "peggiore",
  announcingHead: "ragione, scopo, obiettivo, risultato, domanda, idea",
  "announcingHead evaluation": "vantaggio",
  evaluation: `
    buon, buona, buono, grande, importante, ottimo, ottima, vero, vera, sogno, piacere, must, segno`,
  profession: "giornalista, fondatore",
  "profession author": "autore",
};
