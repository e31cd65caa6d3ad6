import type { PhraseTable } from "../../phrase-table.ts";

export const TOPICS: PhraseTable = {
  "topic.everyday": `
    abogado, ahorrar, alquiler, aprender, barato, baratos, calor, coche, coches, comida, dentistas, dieta,
    dinero, elegir, entrenamiento, hacer, hijos, hogar, perro, perros, recetas, ropa, salud, seguro,
    sintomas, vender, viajar, viaje, zapatos`,
};
