import type { PhraseTable } from "../../phrase-table.ts";

export const STATEMENTS: PhraseTable = {
  noteOpener: "remarque",
  citing: "une enquête",
  finding: "indiquent, montre, montrent, révèle, révèlent, rapporte, rapportent, prévoit, conclut",
  defining: "est l'abréviation",
  isThe: "est l'",
  classNoun: `
    processus, procédé, technique, part, nombre, somme, mesure, unité, capacité, terme, nom, état, science,
    ensemble, action`,
  ranking: "seul, seule",
  announcingHead: "but, résultat, question, idée",
  "announcingHead evaluation": "avantage",
  evaluation: `
    bonne, grand, grande, important, importante, excellent, excellente, vrai, vraie, atout, rêve, plaisir,
    must, signe`,
  profession: "journaliste, fondateur",
  "profession author": "auteur, autrice",
  nameable: "scientifiques",
};
