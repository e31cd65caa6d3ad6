import type { PhraseTable } from "../../phrase-table.ts";

export const NUMBERS: PhraseTable = {
  numbered: "page, numéro, tome, saison, épisode, niveau",
  "numbered classNoun": "partie",
  "numbered unit timeUnit": "jour, semaine",
  street: "rue",
  unit: `
    secondes, année, années, mètres, kilomètres, grammes, kilos, litres, degrés, euros, fois, personnes,
    minute, seconde, point de pourcentage, points de pourcentage, décennie, décennies, mètre, kilomètre,
    centimètre, centimètres, millimètre, millimètres, gramme, kilogramme, kilogrammes, milligrammes, kilo,
    tonne, tonnes, litre, millilitres, centilitres, hectare, hectares, mètres carrés, mètres cubes, degré,
    calories, watts, kilowatts, kilowattheure, kilowattheures, kilowatt-heure, volts, ampères, décibels,
    centimes, dollars, pouces`,
  "unit timeUnit": "heures, heure, jours, semaines, mois, ans, an",
  reading: "de lecture",
  phone: "tél",
  amount: "près de",
  value: `
    moyenne de, médiane de, total de, somme de, score de, note de, taux de, ratio de, maximum de, minimum de,
    passé à, passée à, augmenté de, diminué de, atteint, coûte, coûtent`,
  pluralEnding: "-eurs, -aux",
  ordinalEnding: "-er",
};
