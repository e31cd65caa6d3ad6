import type { PhraseTable } from "../../phrase-table.ts";

export const STATEMENTS: PhraseTable = {
  "noteOpener announcingHead": "dica",
  citing: "uma pesquisa, publicada por",
  finding: "recomendam, estimam, indicam, mostram, revela, revelam, informa, calcula, prevê, apontam",
  defining: "são uns",
  classNoun: `
    técnica, proporção, relação, soma, medida, unidade, capacidade, termo, nome, ciência, conjunto, ação`,
  announcingHead: "objetivo, resultado, pergunta, ideia",
  "announcingHead evaluation": "vantagem",
  evaluation: "boa, grande, importante, ótimo, ótima, verdadeiro, verdadeira, sonho, prazer, sinal",
  profession: "jornalista, arquiteta",
  nameable: "pesquisas, cientistas",
};
