import type { PhraseTable } from "../../phrase-table.ts";

export const NUMBERS: PhraseTable = {
  weekday: "środa, sobota, niedziela",
  numbered: "strona, numer, część, sezon, odcinek, poziom, pkt",
  "numbered unit timeUnit": "dzień",
  street: "ulica, ul.",
  unit: `
    procenta, godzina, sekund, tydzień, miesiąc, metrów, kilometrów, gramów, kilogramów, litrów, stopni,
    złotych, euro, osób, razy, punktów procentowych, punkty procentowe, sekunda, sekundy, dekada, dekady,
    tygodnia, miesiąca, roku, metr, metra, metry, kilometr, kilometry, centymetr, centymetry, centymetrów,
    milimetrów, milimetry, gram, gramy, kilogram, kilogramy, miligramów, tona, tony, ton, litr, litra, litry,
    mililitrów, hektarów, metrów kwadratowych, stopień, stopnie, kalorii, watów, kilowatów, kilowatogodzin,
    kilowatogodziny, woltów, decybeli, groszy, złote, złoty, dolarów, osoba, osoby, cali, pikseli, tys`,
  "unit timeUnit": "minuty, godzin, dni, tygodni, tygodnie, miesięcy, miesiące, lat, lata, rok",
  multiplier: "tysiąc, tysiące, tysięcy",
  reading: "czytania",
  listNoun: "porad, sposobów, powodów",
  interfaceNoun: "opinii",
  value: "mediana, wskaźnik, maksymalnie, minimalnie, wzrosła do, wzrósł do, spadła do, spadł do, kosztują",
  "value topic.everyday": "kosztuje",
  "value announcingHead": "wynik",
  pluralEnding: "-ów, -ek",
};
