import type { PhraseTable } from "../../phrase-table.ts";

export const NUMBERS: PhraseTable = {
  numbered: "pagina, nummer, seizoen, aflevering, niveau",
  "numbered classNoun evaluation": "deel",
  "numbered unit timeUnit": "dag",
  unit: `
    seconden, meter, kilometer, gram, kilo, liter, graden, euro, keer, mensen, procentpunt, procentpunten,
    seconde, decennia, centimeter, millimeter, kilogram, milligram, ton, milliliter, hectare,
    vierkante meter, kubieke meter, graad, calorieën, watt, kilowatt, kilowattuur, volt, ampère, decibel,
    hertz, pixels, cent, dollar, personen, inwoners`,
  "unit timeUnit": "minuut, uur, uren, dagen, weken, week, maanden, maand, jaar, jaren",
  multiplier: "duizend",
  amount: "ruim",
  listNoun: "manieren",
  value: `
    gemiddelde van, mediaan van, totaal van, score van, percentage van, verhouding van, maximum van,
    minimum van, steeg naar, daalde naar, steeg tot, daalde tot`,
  pluralEnding: "-ende, -eren, -ingen",
};
