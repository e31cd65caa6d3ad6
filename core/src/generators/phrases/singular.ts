/** The singular of a noun, as it is written in front of another one: "heat pump guide". */
import { english } from "../../language/packs/en.ts";
import { endings } from "../../language/phrase-pattern.ts";

/** Plural nouns that stay plural in front of another noun: "sales tips", not "sale tips". */
const ALWAYS_PLURAL = english.words("topic.alwaysPlural");
const IRREGULAR: Readonly<Record<string, string>> = {
  knives: "knife",
  shelves: "shelf",
  leaves: "leaf",
  wives: "wife",
  loaves: "loaf",
  shoes: "shoe",
  movies: "movie",
  cookies: "cookie",
  selfies: "selfie",
  smoothies: "smoothie",
  brownies: "brownie",
  ties: "tie",
  pies: "pie",
  houses: "house",
  horses: "horse",
  licenses: "license",
  courses: "course",
  mattresses: "mattress",
  businesses: "business",
  purchases: "purchase",
  purses: "purse",
  nurses: "nurse",
  expenses: "expense",
  phases: "phase",
  databases: "database",
  cases: "case",
  vases: "vase",
  leases: "lease",
  releases: "release",
  axes: "axe",
  headaches: "headache",
};

const ES = new RegExp(`${endings(english.phrases("topic.esEnding"))}es$`);

export function singular(noun: string): string {
  const lower = noun.toLowerCase();
  if (ALWAYS_PLURAL.has(lower) || /(?:ss|us|is|ics)$/.test(lower) || !/s$/.test(lower) || lower.length < 4)
    return noun;
  if (IRREGULAR[lower]) return IRREGULAR[lower];
  if (/[A-Z]s$/.test(noun)) return noun.slice(0, -1);
  if (/ies$/.test(lower)) return `${noun.slice(0, -3)}y`;
  return ES.test(lower) ? noun.slice(0, -2) : noun.slice(0, -1);
}
