import type { PhraseTable } from "../../phrase-table.ts";

export const TOPICS: PhraseTable = {
  "topic.everyday": `
    bambini, calore, cani, cibo, dentisti, dieta, dimagrire, imparare, mediterranea, materasso, ricette,
    risparmiare, scegliere, scarpe, soldi, vendere, viaggio, viaggiare, veloce, velocemente`,
  "topic.ending": "-zione, -zioni",
};
