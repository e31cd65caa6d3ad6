import type { PhraseTable } from "../../phrase-table.ts";

export const NUMBERS: PhraseTable = {
  weekday: "terça, quarta, quinta, sexta",
  numbered: "página, temporada, episódio, nível",
  "numbered classNoun": "número, parte",
  "numbered unit timeUnit": "dia",
  street: "rua",
  unit: `
    segundos, metros, quilômetros, quilómetros, gramas, quilos, litros, graus, reais, euros, vezes, pessoas,
    década, décadas, pontos percentuais, metro, quilômetro, quilómetro, centímetro, centímetros, milímetros,
    grama, quilograma, quilogramas, miligramas, quilo, tonelada, toneladas, litro, mililitros, hectares,
    metros quadrados, metros cúbicos, grau, calorias, watts, quilowatts, quilowatts-hora, quilowatt-hora,
    volts, amperes, decibéis, centavos, cêntimos, euro, dólares, vez, chávenas, polegadas, pixels`,
  "unit timeUnit": "minuto, horas, hora, dias, semanas, semana, meses, mês, anos, ano",
  reading: "de leitura",
  value: `
    média de, mediana de, total de, pontuação de, taxa de, proporção de, máximo de, mínimo de,
    aproximadamente, subiu para, caiu para, aumentou para, custam`,
};
