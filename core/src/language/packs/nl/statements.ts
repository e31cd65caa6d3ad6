import type { PhraseTable } from "../../phrase-table.ts";

export const STATEMENTS: PhraseTable = {
  citing: "uit onderzoek",
  finding: "raden, schatten, melden, toont, tonen, blijkt, berekende, verwacht",
  defining: "is de afkorting",
  classNoun: `
    proces, techniek, aandeel, hoeveelheid, verhouding, som, maat, eenheid, vermogen, term, naam, toestand,
    wetenschap, leer`,
  ranking: "enige",
  announcingHead: "doel, resultaat, vraag, idee",
  "announcingHead evaluation": "voordeel",
  evaluation: "goede, grote, groot, belangrijke, belangrijk, echte, must, genot, teken, uitkomst",
  profession: "redacteur, oprichter",
};
