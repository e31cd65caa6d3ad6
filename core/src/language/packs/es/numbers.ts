import type { PhraseTable } from "../../phrase-table.ts";

export const NUMBERS: PhraseTable = {
  numbered: "página, tomo, temporada, episodio, nivel",
  "numbered classNoun": "número, parte",
  "numbered unit timeUnit": "día, semana",
  street: "calle",
  unit: `
    segundos, metros, kilómetros, gramos, kilos, litros, grados, euros, pesos, dólares, veces, personas,
    puntos porcentuales, década, décadas, metro, kilómetro, centímetro, centímetros, milímetro, milímetros,
    gramo, kilogramo, kilogramos, miligramos, kilo, tonelada, toneladas, litro, mililitros, hectárea,
    hectáreas, metros cuadrados, metros cúbicos, grado, calorías, vatios, kilovatios, kilovatios hora,
    kilovatio hora, voltios, amperios, decibelios, céntimos, euro, dólar, pulgadas, píxeles`,
  "unit timeUnit": "minuto, horas, hora, días, semanas, meses, mes, años, año",
  reading: "de lectura",
  listNoun: "formas",
  value: `
    promedio de, mediana de, total de, puntuación de, tasa de, proporción de, máximo de, mínimo de,
    aproximadamente, subió a, bajó a, aumentó a, cayó a, cuestan`,
};
