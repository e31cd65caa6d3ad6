import type { PhraseTable } from "../../phrase-table.ts";

export const TOPICS: PhraseTable = {
  "topic.everyday": `
    abrir, aprender, barato, barata, cachorro, cachorros, dentistas, dinheiro, emagrecer, escolher, fazer,
    filhos, ganhar, gratuito, receitas, residencial, roupa, saúde, seguro, tapetes, vender, viajar, viagem`,
};
