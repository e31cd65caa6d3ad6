import type { PhraseTable } from "../../phrase-table.ts";

export const TOPICS: PhraseTable = {
  "topic.everyday": `
    abnehmen, anlegen, fahrrad, garten, gesund, gesunde, gesundheit, günstig, haus, heizung, hund, hunde,
    hundetraining, katze, katzen, kaffeemaschine, kostenlos, kostete, kredit, küche, lernen, machen, mieten,
    photovoltaik, rasen, rezepte, richtig, schnell, schule, selber, steuern, urlaub, verkaufen, versicherung,
    wärmepumpe, wohnung, zuhause`,
  "topic.ending": "-ierung, -keit, -ieren, -ungen",
};
