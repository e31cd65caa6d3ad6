import type { PhraseTable } from "../../phrase-table.ts";

export const TOPICS: PhraseTable = {
  "topic.everyday": `
    argent, assurer, bébé, choisir, chaussures, chien, chiens, enfants, gratuit, immobilier, jardin,
    logiciel, maigrir, perdre, prêt, recettes, réussir, voiture, voitures, vélo`,
};
