/**
 * Names and signs of units, currencies, multipliers and clock times in English, German, French, Spanish and Italian, for
 * comparing two values that are written differently: "90 minutes" and "1.5 hours", "1.299,00 €" and "EUR 1299".
 */

type Unit = { base: string; factor: number };

/** Base unit, how many of it one is, and every way to write it. Signs keep their case. */
const UNIT_ROWS: readonly (readonly [base: string, factor: number, names: string])[] = [
  ["%", 1, "% percent prozent pct"],
  ["g", 1e-3, "mg milligram milligrams milligramm milligrammes miligramos milligrammi"],
  ["g", 1, "g gram grams gramm grammes gramme gramos gramo grammi grammo gr"],
  ["g", 1e3, "kg kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos chilo chili chilogrammi"],
  ["g", 28.349523125, "oz ounce ounces onza onzas"],
  ["g", 453.59237, "lb lbs"],
  ["ml", 1, "ml mL milliliter milliliters millilitres mililitros millilitri"],
  ["ml", 10, "cl centilitres"],
  ["ml", 1e3, "l L liter liters litre litres litro litros litri"],
  ["mm", 1, "mm millimeter millimeters millimètres milímetros millimetri"],
  ["mm", 10, "cm centimeter centimeters zentimeter centimètres centímetros centimetri"],
  ["mm", 1e3, "m meter meters metre metres mètres metros metri"],
  ["mm", 1e6, "km kilometer kilometers kilometre kilometres kilomètres kilómetros chilometri"],
  ["mm", 25.4, "inch inches zoll pouces pulgadas pollici"],
  ["mm", 304.8, "ft foot feet"],
  ["mm", 1609344, "mi mile miles meilen"],
  ["s", 1, "s sec secs second seconds sekunde sekunden secondes segundos secondi"],
  ["s", 60, "min mins minute minutes minuten minuto minutos minuti"],
  ["s", 3600, "h hr hrs hour hours stunde stunden heure heures hora horas ora ore"],
  ["s", 86400, "day days tag tage tagen jour jours día días giorno giorni"],
  ["s", 604800, "week weeks woche wochen semaine semaines semana semanas settimana settimane"],
  ["month", 1, "month months monat monate monaten mois mes meses mese mesi"],
  ["month", 12, "year years yr yrs jahr jahre jahren an ans année années año años anno anni"],
  ["W", 1, "W watt watts"],
  ["W", 1e3, "kW kilowatt kilowatts"],
  ["Wh", 1, "Wh"],
  ["Wh", 1e3, "kWh kilowattstunden kilowatt-hours"],
  ["V", 1, "V volt volts"],
  ["Ah", 1, "Ah"],
  ["Ah", 1e-3, "mAh"],
  ["Hz", 1, "Hz hertz"],
  ["Hz", 1e6, "MHz megahertz"],
  ["Hz", 1e9, "GHz gigahertz"],
  ["dB", 1, "dB dBA decibel decibels dezibel décibels decibelios"],
  ["kcal", 1, "kcal"],
  ["B", 1e6, "MB megabytes"],
  ["B", 1e9, "GB gigabyte gigabytes gigas"],
  ["B", 1e12, "TB terabyte terabytes"],
  ["°C", 1, "°C ºC"],
  ["°F", 1, "°F ºF"],
];

/** A sign of up to two letters must be written as it stands; a word may have a capital. */
const MAX_SIGN_CHARS = 3;

const SIGNS = new Map<string, Unit>();
const WORDS = new Map<string, Unit>();
for (const [base, factor, names] of UNIT_ROWS)
  for (const name of names.split(" ")) {
    SIGNS.set(name, { base, factor });
    if (name.length > MAX_SIGN_CHARS) WORDS.set(name.toLowerCase(), { base, factor });
  }

export const unitNamed = (written: string): Unit | null =>
  SIGNS.get(written) ?? WORDS.get(written.toLowerCase()) ?? null;

/** "pour cent", "por ciento": the second word after the number. */
export const PERCENT_PHRASES: ReadonlySet<string> = new Set(
  "per cent|pour cent|por ciento|per cento".split("|"),
);

const CURRENCY_ROWS: readonly (readonly [code: string, names: string])[] = [
  ["USD", "$ US$ USD dollar dollars dólares dollari"],
  ["EUR", "€ EUR euro euros"],
  ["GBP", "£ GBP pounds"],
  ["JPY", "¥ JPY yen"],
  ["INR", "₹ INR Rs rupees"],
  ["CHF", "CHF Fr francs Franken"],
  ["CAD", "C$ CA$ CAD"],
  ["AUD", "A$ AU$ AUD"],
  ["SEK", "SEK"],
  ["NOK", "NOK"],
  ["DKK", "DKK"],
  ["PLN", "PLN zł"],
  ["CZK", "CZK"],
  ["BRL", "R$ BRL"],
  ["MXN", "MX$ MXN"],
  ["CNY", "CNY"],
  ["NZD", "NZ$ NZD"],
];

const CURRENCIES = new Map(
  CURRENCY_ROWS.flatMap(([code, names]) =>
    names.split(" ").map((name): [string, string] => [name.toLowerCase(), code]),
  ),
);

export const currencyNamed = (written: string): string | null =>
  CURRENCIES.get(written.toLowerCase()) ?? null;

const MULTIPLIER_ROWS: readonly (readonly [factor: number, names: string])[] = [
  [1e3, "k thousand tausend mille mil mila"],
  [1e6, "m million millions mio mn millionen millón millones milione milioni"],
  [1e9, "bn b billion billions mrd milliarden milliarde milliard milliards miliardo miliardi"],
];

const MULTIPLIERS = new Map(
  MULTIPLIER_ROWS.flatMap(([factor, names]) =>
    names.split(" ").map((name): [string, number] => [name, factor]),
  ),
);

export const multiplierNamed = (written: string): number | null =>
  MULTIPLIERS.get(written.toLowerCase()) ?? null;

/** After the hour of a clock. */
export const CLOCK_WORDS: ReadonlySet<string> = new Set("am pm a.m p.m uhr".split(" "));

/** Between the two ends of a range, and before the first one. */
export const RANGE_JOINS: ReadonlySet<string> = new Set("to through until bis à au a al".split(" "));
export const RANGE_OPENERS: ReadonlyMap<string, string> = new Map(
  "between and|zwischen und|entre et|entre y|tra e|fra e".split("|").map((pair) => {
    const [open = "", join = ""] = pair.split(" ");
    return [`${open} ${join}`, join];
  }),
);

/** What stands before a value and makes it a limit. The value itself isn't said to hold. */
export const LIMIT_PHRASES: ReadonlyMap<string, "least" | "most"> = new Map(
  (
    [
      [
        "least",
        "from|starting at|starts at|starting from|starts from|at least|more than|over|minimum|minimum of|ab|mindestens|über|mehr als|dès|à partir de|au moins|plus de|desde|a partir de|al menos|más de|da|a partire da|almeno|più di|oltre",
      ],
      [
        "most",
        "up to|at most|under|less than|fewer than|below|no more than|not more than|a maximum of|maximum de|maximum|maximum of|bis zu|höchstens|unter|weniger als|nicht mehr als|maximal|jusqu'à|au plus|moins de|pas plus de|hasta|como máximo|máximo de|un máximo de|no más de|nunca más de|hay más de|menos de|fino a|al massimo|un massimo di|non più di|meno di",
      ],
    ] as const
  ).flatMap(([limit, phrases]) =>
    phrases.split("|").map((phrase): [string, "least" | "most"] => [phrase, limit]),
  ),
);

/** Number words of the other languages; English ones are in `spelled-numbers.ts`. */
const SPELLED_ROWS: readonly (readonly [value: number, names: string])[] = [
  [2, "zwei deux dos due"],
  [3, "drei trois tres tre"],
  [4, "vier quatre cuatro quattro"],
  [5, "fünf cinq cinco cinque"],
  [6, "sechs six seis sei"],
  [7, "sieben sept siete sette"],
  [8, "acht huit ocho otto"],
  [9, "neun neuf nueve nove"],
  [10, "zehn dix diez dieci"],
  [12, "zwölf douze doce dodici"],
];

export const SPELLED_ABROAD: ReadonlyMap<string, number> = new Map(
  SPELLED_ROWS.flatMap(([value, names]) => names.split(" ").map((name): [string, number] => [name, value])),
);
