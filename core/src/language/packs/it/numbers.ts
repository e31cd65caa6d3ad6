import type { PhraseTable } from "../../phrase-table.ts";

export const NUMBERS: PhraseTable = {
  numbered: "pagina, stagione, episodio, livello",
  "numbered classNoun": "numero, parte",
  "numbered unit timeUnit": "giorno",
  street: "via",
  unit: `
    secondi, metri, chilometri, grammi, chili, litri, gradi, euro, volte, persone, decennio, decenni,
    punti percentuali, metro, chilometro, centimetro, centimetri, millimetro, millimetri, grammo,
    chilogrammo, chilogrammi, milligrammi, chilo, tonnellata, tonnellate, litro, millilitri, ettari,
    metri quadrati, metri cubi, grado, calorie, watt, kilowatt, chilowatt, chilowattora, kilowattora, volt,
    ampere, decibel, centesimi, dollari, volta, pollici, pixel`,
  "unit timeUnit": "minuto, ore, giorni, settimane, settimana, mesi, mese, anni, anno",
  reading: "di lettura",
  listNoun: "modi",
  value: `
    mediana di, totale di, punteggio di, tasso di, massimo di, minimo di, approssimativamente, salito a,
    sceso a, aumentato a, costano`,
  pluralEnding: "-ioni, -enti, -anti, -ori, -ini, -ici, -iche, -ate",
};
