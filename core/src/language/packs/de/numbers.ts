import type { PhraseTable } from "../../phrase-table.ts";

export const NUMBERS: PhraseTable = {
  numbered: "abbildung, abb, seite, nr, nummer, platz, band, staffel, folge, stufe, alter",
  "numbered classNoun": "teil",
  "numbered unit timeUnit": "tag, woche",
  street: "straße, strasse, str.",
  unit: `
    minute, sekunde, tage, monate, jahre, meter, kilometer, gramm, kilogramm, kilo, liter, grad, euro,
    franken, mal, menschen, personen, prozentpunkte, tonnen, quadratmeter, prozentpunkt, prozentpunkten,
    jahrzehnt, jahrzehnte, jahrzehnten, zentimeter, millimeter, zoll, milligramm, tonne, milliliter, hektar,
    quadratkilometer, kubikmeter, kalorie, kalorien, kilokalorien, watt, kilowatt, kilowattstunde,
    kilowattstunden, megawattstunden, volt, ampere, ohm, dezibel, hertz, pixel, megapixel, cent, dollar,
    leute`,
  "unit timeUnit": "sekunden, stunden, stunde, tagen, wochen, monaten, monat, jahren, jahr",
  multiplier: "mio, mrd, milliarde, tausend",
  phone: "telefon",
  amount: "mindestens",
  value: `
    durchschnitt von, mittelwert von, median von, summe von, wert von, punktzahl von, quote von,
    verhältnis von, maximum von, minimum von, ungefähr, stieg auf, sank auf, fiel auf, wuchs auf, stieg um,
    sank um`,
};
