import type { PhraseTable } from "../../phrase-table.ts";

export const TOPICS: PhraseTable = {
  "topic.everyday": `
    besparen, fiets, goedkoop, goedkope, hond, honden, huis, huren, kinderen, leren, maken, recepten, reizen,
    schoenen, trainen, tuin, verkopen, verzekering, warmtepomp, zonnepanelen`,
};
