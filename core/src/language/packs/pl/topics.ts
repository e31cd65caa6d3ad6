import type { PhraseTable } from "../../phrase-table.ts";

export const TOPICS: PhraseTable = {
  "topic.everyday": `
    dieta, domu, dzieci, nauka, ogród, pieniądze, pompa, praca, samochód, szkolenie, tani, zdrowie`,
  "topic.ending": "-owego, -owanie, -owych, -towy, -nowy",
};
