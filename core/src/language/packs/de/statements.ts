import type { PhraseTable } from "../../phrase-table.ts";

export const STATEMENTS: PhraseTable = {
  nobody: "heute, kritiker",
  noteOpener: "hinweis",
  "noteOpener announcingHead": "tipp",
  citing: "einer studie, einer umfrage, einer untersuchung",
  work: "untersuchung, erhebung",
  finding: `
    empfehlen, schätzt, schätzen, berichten, meldet, zeigt, zeigen, ergab, ergaben, kam zu, kommt zu,
    rechnet, erwartet, nennt`,
  defining: "ist jedes, ist die abkürzung, dient dazu",
  classNoun: `
    prozess, vorgang, verfahren, technik, anteil, anzahl, zahl, verhältnis, summe, maß, einheit, fähigkeit,
    begriff, name, bezeichnung, zustand, lehre, wissenschaft, quotient`,
  ranking: "einzige, erste",
  announcingHead: "ziel, zweck, ergebnis, frage, idee",
  "announcingHead evaluation": "vorteil",
  evaluation: `
    gute, guter, gutes, große, großer, großes, wichtige, wichtiger, wichtiges, ideale, idealer, ideales,
    perfekter, echte, echter, echtes, traum, zeichen, erlebnis, genuss, highlight`,
  profession: "redakteur, redakteurin, gründer, expertin, experte",
  "profession author": "autor, autorin",
  nameable: "umfragen",
  denial: "keines",
};
